/** One scored component as it is typed in by hand: what it is called, its score, its weight, and why. */
export const component = (Name: string, Score: number, Weight: number, Text: string) => ({
  Name,
  Score,
  Weight,
  Text,
});
