/** The polynomial of CRC-32, bits reversed, as gzip uses it (RFC 1952, 8). */
const polynomial = 0xedb88320;
const one = 0x80000000;

/**
 * The checksum of two texts in sequence, from the checksum of each and `shiftOf` the second one's
 * length.
 */
export function combineCrc32(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}

/** The factor for a checksum when this many bytes follow: x^(8·bytes) modulo the polynomial. */
export function shiftOf(bytes: number): number {
  let product = one;
  let square = powerOfEightBits;
  for (let rest = bytes; rest > 0; rest >>>= 1) {
    if (rest & 1) product = multiply(square, product);
    square = multiply(square, square);
  }
  return product;
}

/** x⁸. */
const powerOfEightBits = 0x00800000;

/** Multiplies two polynomials over GF(2), whose highest coefficient is the lowest bit. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let mask = one; mask !== 0 && (a & ((mask << 1) - 1)) !== 0; mask >>>= 1) {
    if (a & mask) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}
