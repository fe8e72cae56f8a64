// Prints a few facts of a company; the body of each section is typed by its token.
//   node company-facts.js 1001

import { connect } from './connect.js';

const entityId = Number(process.argv[2] ?? '1001');
const client = connect();

const company = await client.company.sections({
  entityId,
  sections: ['title', 'abn', 'financials'],
});

if (!company) {
  console.log(`There is no report on company ${String(entityId)}.`);
} else {
  console.log(company.title.body?.Title, company.abn.body?.ABN ?? 'without an ABN');
  const { Currency, Unit, Years } = company.financials.body ?? { Years: [] };
  for (const { Year, ProfitAndLoss } of Years) {
    console.log(Year, ProfitAndLoss?.TotalRevenue, Currency, Unit);
  }
}
