/**
 * Colours as people with a colour vision deficiency see them, and how far apart two colours look.
 * Protanopia, deuteranopia and tritanopia of full severity: the matrices of Machado, Oliveira and
 * Fernandes (2009), which work on linear RGB. Distance: CIEDE2000 (ISO/CIE 11664-6).
 */
type Triple = [number, number, number];

export const deficiencies = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} satisfies Record<string, Triple[]>;
export type Deficiency = keyof typeof deficiencies;

/** How different two colours look: 0 is the same, 100 is black and white. */
export function colorDistance(one: string, other: string, deficiency?: Deficiency): number {
  const see = (color: string): Triple => {
    const linear = linearRgb(color);
    return toLab(deficiency ? multiply(deficiencies[deficiency], linear) : linear);
  };
  return ciede2000(see(one), see(other));
}

function linearRgb(color: string): Triple {
  const channel = (start: number): number => {
    const value = parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function multiply(matrix: Triple[], [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple): number => Math.min(1, Math.max(0, a * x + b * y + c * z));
  return matrix.map(row) as Triple;
}

function toLab([red, green, blue]: Triple): Triple {
  const x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047;
  const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
  const z = (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883;
  const curve = (t: number): number =>
    t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116;
  return [116 * curve(y) - 16, 500 * (curve(x) - curve(y)), 200 * (curve(y) - curve(z))];
}

const degrees = (angle: number): number => (angle * Math.PI) / 180;
const hue = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** Variables are named as in the standard. */
function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [ap1, ap2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(ap1, b1), Math.hypot(ap2, b2)];
  const [h1, h2] = [hue(ap1, b1), hue(ap2, b2)];
  const achromatic = c1 * c2 === 0;
  const turn = h2 - h1 > 180 ? -360 : h2 - h1 < -180 ? 360 : 0;
  const dh = achromatic ? 0 : h2 - h1 + turn;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(degrees(dh / 2));
  const sum = h1 + h2;
  const meanH = achromatic ? sum : turn === 0 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2;
  const [meanL, meanCp] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos(degrees(meanH - 30)) +
    0.24 * Math.cos(degrees(2 * meanH)) +
    0.32 * Math.cos(degrees(3 * meanH + 6)) -
    0.2 * Math.cos(degrees(4 * meanH - 63));
  const sl = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sc = 1 + 0.045 * meanCp;
  const sh = 1 + 0.015 * meanCp * t;
  const rc = 2 * Math.sqrt(meanCp ** 7 / (meanCp ** 7 + 25 ** 7));
  const rt = -rc * Math.sin(degrees(60 * Math.exp(-(((meanH - 275) / 25) ** 2))));
  const [dl, dc, dhue] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dhue ** 2 + rt * dc * dhue);
}
