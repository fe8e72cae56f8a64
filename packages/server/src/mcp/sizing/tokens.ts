/**
 * About how many tokens a model needs for a text. Tokenizers differ; three bytes a token is on the
 * safe side for JSON full of figures, and right for scripts in which a character is a token.
 */
function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}

const bytesPerToken = 3;

export function estimateJsonTokens(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}

/** Vision models look at a picture in patches: an area of about 750 pixels is a token. */
export const pictureTokens = Math.ceil((1200 * 675) / 750);
