import type { SKRSContext2D } from '@napi-rs/canvas';
import { familyPrefix } from './font-faces.js';

/**
 * Throws if the font is not a bundled face. For an unknown family, Skia would silently use a font
 * of the host.
 */
export function refuseHostFonts(context: SKRSContext2D): SKRSContext2D {
  const prototype = Object.getPrototypeOf(context) as SKRSContext2D;
  const native = Object.getOwnPropertyDescriptor(prototype, 'font');
  return Object.defineProperty(context, 'font', {
    get: () => native?.get?.call(context) as string,
    set: (font: string) => {
      if (!font.includes(familyPrefix)) throw new Error(`The font ${font} is not bundled`);
      native?.set?.call(context, font);
    },
  });
}
