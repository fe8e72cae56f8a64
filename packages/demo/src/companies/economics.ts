/** The revenue and costs of a kind of business, as parts of revenue; the rest is EBIT. */
interface Shape {
  costOfGoods: number;
  wages: number;
  otherCosts: number;
  depreciation: number;
  receivablesDays: number;
  inventoryDays: number;
  payablesDays: number;
  /** Property, plant and equipment, and intangibles, to revenue. */
  plant: number;
  intangibles: number;
  /** Borrowings to revenue. */
  debt: number;
  /** Part of profit paid out. */
  payout: number;
  /** Price to earnings in ordinary times. */
  multiple: number;
  /** Thousands of dollars of revenue for each employee. */
  revenuePerEmployee: number;
}

const shape = (
  [costOfGoods, wages, otherCosts, depreciation]: [number, number, number, number],
  [receivablesDays, inventoryDays, payablesDays]: [number, number, number],
  [plant, intangibles, debt]: [number, number, number],
  [payout, multiple, revenuePerEmployee]: [number, number, number],
): Shape => ({
  costOfGoods,
  wages,
  otherCosts,
  depreciation,
  receivablesDays,
  inventoryDays,
  payablesDays,
  plant,
  intangibles,
  debt,
  payout,
  multiple,
  revenuePerEmployee,
});

/** Columns: costs as parts of revenue; days; balances to revenue; payout, multiple, productivity. */
export const economies = {
  winery: shape([0.5, 0.15, 0.19, 0.05], [52, 240, 58], [0.72, 0.24, 0.38], [0.6, 19, 395]),
  food: shape([0.62, 0.14, 0.13, 0.03], [38, 46, 44], [0.34, 0.16, 0.22], [0.55, 16, 520]),
  hospitality: shape([0.36, 0.35, 0.19, 0.04], [4, 12, 32], [0.3, 0.18, 0.2], [0.5, 17, 104]),
  grocery: shape([0.74, 0.11, 0.09, 0.025], [5, 28, 36], [0.24, 0.08, 0.14], [0.68, 22, 360]),
  mining: shape([0.4, 0.13, 0.13, 0.1], [26, 34, 40], [0.95, 0.05, 0.26], [0.5, 9, 1180]),
  energy: shape([0.42, 0.07, 0.12, 0.15], [36, 6, 40], [2.3, 0.1, 1.1], [0.45, 18, 1350]),
  construction: shape([0.79, 0.09, 0.06, 0.008], [32, 48, 46], [0.05, 0.04, 0.1], [0.5, 11, 690]),
  publishing: shape([0.34, 0.36, 0.21, 0.035], [44, 9, 40], [0.18, 0.3, 0.12], [0.55, 9, 265]),
  airline: shape([0.52, 0.22, 0.11, 0.085], [18, 7, 42], [0.68, 0.06, 0.42], [0.3, 10, 610]),
  technology: shape([0.3, 0.44, 0.13, 0.03], [58, 3, 34], [0.08, 0.3, 0.1], [0.5, 24, 262]),
  care: shape([0.14, 0.66, 0.12, 0.035], [9, 2, 30], [0.92, 0.22, 0.2], [0.6, 18, 92]),
  aquaculture: shape([0.55, 0.17, 0.12, 0.055], [34, 95, 48], [0.52, 0.12, 0.3], [0.5, 15, 385]),
  medicines: shape([0.36, 0.2, 0.2, 0.05], [56, 120, 50], [0.32, 0.42, 0.2], [0.4, 26, 430]),
  freight: shape([0.46, 0.26, 0.16, 0.055], [41, 3, 34], [0.38, 0.09, 0.26], [0.45, 13, 248]),
  childcare: shape([0.06, 0.59, 0.22, 0.04], [5, 1, 26], [0.24, 0.46, 0.24], [0.5, 15, 74]),
  grain: shape([0.77, 0.07, 0.08, 0.03], [26, 38, 30], [0.42, 0.02, 0.16], [0.3, 12, 1900]),
  water: shape([0.24, 0.18, 0.16, 0.17], [40, 4, 38], [5.2, 0.1, 2.2], [0.6, 20, 780]),
} satisfies Record<string, Shape>;

export type Economics = keyof typeof economies;
export type { Shape };
