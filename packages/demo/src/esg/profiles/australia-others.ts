import { component } from '../../scores/component.js';
import type { EsgProfile } from '../profile.js';

export const australianCoal: EsgProfile = {
  country: 'AU',
  code: '0600',
  Environmental: {
    Weight: 55,
    Text: 'No other industry of this collection has a higher environmental score.',
    Components: [
      component(
        'Emissions of customers',
        9,
        35,
        'What is sold is burnt. Customers in Asia have set dates for an end to that.',
      ),
      component(
        'Methane',
        8.1,
        25,
        'Gas escapes from seams, and measuring it has only begun at many pits.',
      ),
      component(
        'Land and rehabilitation',
        7.4,
        25,
        'Large voids remain; bonds do not always cover their repair.',
      ),
      component('Water', 6.7, 15, 'Pits draw down groundwater that farms also use.'),
    ],
  },
  Social: {
    Weight: 25,
    Components: [
      component(
        'Safety of workers',
        5.9,
        50,
        'Fatal accidents are rare but have not ended, and dust disease has come back.',
      ),
      component(
        'Traditional owners',
        6.3,
        25,
        'Agreements are in place at most mines; some are contested in court.',
      ),
      component(
        'Towns that depend on mines',
        6.8,
        25,
        'Closing dates are known, and other work is not in sight everywhere.',
      ),
    ],
  },
  Governance: {
    Weight: 20,
    Components: [
      component('Disclosure', 3.4, 40, 'Producers are mostly listed and report in detail.'),
      component(
        'Access to finance and insurance',
        7.7,
        60,
        'Banks and insurers withdraw year by year.',
      ),
    ],
  },
  Analysis: {
    Overview:
      'Risk is very high for **thermal** coal and somewhat lower for coking coal, which steel makers cannot replace soon.',
    ScoreHistory: 'Prices hid the trend for two years; the score did not follow them.',
    Regulation:
      'Emissions of large sites must fall each year, and approvals take longer than before.',
  },
  Regulation: [
    {
      Name: 'Safeguard Mechanism',
      Detail: 'Sets a falling baseline for emissions of each large site.',
    },
    { Name: 'State rehabilitation bonds', Detail: 'Money is put aside for the repair of land.' },
  ],
};

export const australianAgedCare: EsgProfile = {
  country: 'AU',
  code: '8601',
  Environmental: {
    Weight: 15,
    Components: [
      component('Energy and buildings', 3.8, 60, 'Homes must be kept warm and cool all year.'),
      component('Medical waste', 3.1, 40, 'Small amounts, disposed of under contract.'),
    ],
  },
  Social: {
    Weight: 55,
    Text: 'Quality of care is what the industry is judged by, and staff decide it.',
    Components: [
      component(
        'Quality of care',
        6.7,
        50,
        'A royal commission found neglect; star ratings have improved since.',
      ),
      component(
        'Staffing',
        6.2,
        35,
        'Minutes of care are prescribed, and nurses are scarce outside cities.',
      ),
      component(
        'Privacy',
        4,
        15,
        'Health records of frail people are kept by many small operators.',
      ),
    ],
  },
  Governance: {
    Weight: 30,
    Components: [
      component(
        'Boards and accountability',
        4.9,
        60,
        'Boards need members who are independent and some with clinical experience.',
      ),
      component(
        'Use of public money',
        5.7,
        40,
        'Most revenue is public, and reports on its use are published.',
      ),
    ],
  },
  Analysis: {
    Overview: 'Social risk outweighs everything else. The industry changes under a new act.',
    Regulation: 'One national regulator sets standards, inspects and publishes ratings.',
  },
  Regulation: [
    {
      Name: 'Aged Care Act 2024',
      Detail: 'Gives residents rights, and makes providers liable for serious failures.',
    },
  ],
};
