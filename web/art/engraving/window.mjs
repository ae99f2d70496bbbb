/* window.mjs: the window of a card.  A scene is drawn 206 high; the ribbon of the title lies over
 * its foot, so that the picture ends where the ribbon begins. */

export const WIDE = 218;
export const HIGH = 206;
export const OPEN = 190;
