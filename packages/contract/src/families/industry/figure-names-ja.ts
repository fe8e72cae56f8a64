/** The Japanese names of statistics and ratios, for every text and page. */
export const japaneseStatistics = {
  Revenue: '売上高',
  ValueAdded: '付加価値',
  Profit: '利益',
  Wages: '賃金',
  Employees: '従業者数',
  Businesses: '企業数',
  Establishments: '事業所数',
  Exports: '輸出',
  Imports: '輸入',
  DomesticDemand: '国内需要',
} as const;

export const japaneseRatios = {
  ProfitMargin: '利益率',
  ValueAddedToRevenue: '付加価値率',
  WagesToRevenue: '売上高に対する賃金の比率',
  ExportsToRevenue: '売上高に対する輸出の比率',
  ImportsToDemand: '国内需要に対する輸入の比率',
  RevenuePerEmployee: '従業者1人当たり売上高',
  AverageWage: '平均賃金',
  RevenuePerBusiness: '1企業当たり売上高',
  EmployeesPerEstablishment: '1事業所当たり従業者数',
  EstablishmentsPerBusiness: '1企業当たり事業所数',
} as const;
