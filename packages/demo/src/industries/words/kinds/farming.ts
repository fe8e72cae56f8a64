import { drivers } from './drivers.js';
import type { Kind } from './kind.js';

export const farming: Kind = {
  firms: 'growers and farmers',
  output: 'produce',
  inputs: 'fertiliser, fuel, water and contract work',
  staff: 'family members and seasonal workers',
  equipment: 'land, machinery, sheds and irrigation',
  good: [
    'Good seasons and firm world prices did most of the work.',
    'Higher yields on better land, rather than more land, explain much of it.',
    'Buyers abroad paid more for quality, and growers planted for them.',
  ],
  bad: [
    'Dry seasons and dear fertiliser weighed on output and on margins alike.',
    'World prices fell faster than costs could follow.',
    'Labour was short at harvest, and some of the crop was left where it stood.',
  ],
  ahead: [
    'New plantings that come into full bearing will add volume whatever prices do.',
    'Water, labour and the rules about both will decide who can expand.',
    'Buyers ask for proof of how food was grown, which favours those who keep records.',
  ],
  substitutes: 'imported produce and other foods at a similar price',
  activities: [
    'Growing or raising produce for sale',
    'Harvesting, sorting and packing at the farm',
    'Keeping land, water and equipment in order',
    'Selling to processors, wholesalers and exporters',
  ],
  excludes: [
    'Processing of what is grown, which belongs to manufacturing',
    'Wholesaling of produce bought from others',
  ],
  drivers: [drivers.food, drivers.exchange, drivers.rainfall, drivers.interest],
  factors: [
    ['Access to water', 'Rights to water outlast any season and decide what the land is worth.'],
    ['Yield for each hectare', 'Most costs are fixed by area, so that yield decides the margin.'],
    ['Labour at harvest', 'Fruit that is picked a week late is sold at a lower grade.'],
  ],
  strengths: [
    ['Reputation for quality', 'Buyers pay a premium for origin and for proof of it.'],
    ['Land as security', 'Farms own what they work on, and banks lend against it.'],
  ],
  weaknesses: [
    ['No say in prices', 'Growers take the price that processors and world markets set.'],
    ['Long lead times', 'What is planted today bears years from now.'],
  ],
  opportunities: [
    ['Better varieties', 'New varieties earn more for each hectare and store for longer.'],
    ['Sensors and automation', 'Machines that see and pick reduce the need for seasonal labour.'],
  ],
  threats: [
    ['Drought, frost and disease', 'One event may cost a season; a disease may cost the plants.'],
    ['Stricter rules for water', 'Limits to what may be drawn or released raise costs for all.'],
  ],
  regulation: {
    level: 'Medium',
    text: 'Rules concern land, water, animals and what may be sprayed; buyers add standards of their own, which are often stricter.',
    rules: [
      ['Biosecurity law', 'Movements of plants and animals are controlled to keep diseases out.'],
      ['Water rights', 'Drawing water needs a right, which is measured and may be traded.'],
    ],
  },
  questions: [
    [
      'How much of your water is secured by rights of your own?',
      'Water bought in a dry year can cost more than the margin.',
    ],
    ['Who buys most of what you grow, and on what terms?', 'One large buyer means one large risk.'],
    [
      'What will you plant or stock in the next three years?',
      'Plans tell how the owner reads prices.',
    ],
  ],
  terms: [
    ['Yield', 'What one hectare or one animal brings in a season.'],
    ['Seasonal workers', 'People employed for the harvest only.'],
    ['Irrigation', 'Bringing water to land that rain does not reach in time.'],
  ],
};
