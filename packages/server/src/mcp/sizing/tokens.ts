/**
 * Estimates the tokens of a text. Tokenizers differ; three bytes per token is a safe estimate for
 * JSON full of figures, and right for scripts in which a character is a token.
 */
function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}

const bytesPerToken = 3;

export function estimateJsonTokens(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}

/** Vision models read an image in patches: about 750 pixels are a token. */
export const pictureTokens = Math.ceil((1200 * 675) / 750);
