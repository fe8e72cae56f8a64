/** One hand-written scored component: its name, score, weight and reason. */
export const component = (Name: string, Score: number, Weight: number, Text: string) => ({
  Name,
  Score,
  Weight,
  Text,
});
