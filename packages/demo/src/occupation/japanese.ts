/** The texts of the report on Australian carpenters, by the English one. */
export const japaneseTexts: Readonly<Record<string, string>> = {
  'Carpenter and Joiner': '大工・建具工',
  'Electrician (General)': '電気工（一般）',
  'House Construction': '住宅建築業',
  'Broadsheet demo data (synthetic figures)': 'Broadsheet デモデータ（架空の数値）',
  'Construction trades workers': '建設技能職',
  'Formwork carpenter': '型枠大工',
  Shopfitter: '店舗内装工',
  Framer: '枠組工',
  'Reading plans and setting out the work': '図面を読み、墨出しを行う',
  'Framing walls, floors and roofs': '壁・床・屋根の枠組みを組む',
  'Fitting doors, windows, stairs and cabinets': '扉・窓・階段・収納を取り付ける',
  'Building and stripping formwork': '型枠を組み、解体する',
  'Choosing and ordering timber and fittings': '木材と金物を選び、発注する',
  'Working with tools': '工具の扱い',
  'Saws, nailers and levels are used all day.': 'のこぎり、釘打ち機、水準器を終日使う。',
  'Spatial thinking': '空間把握',
  'Plans become frames without a drawing for each piece.':
    '部材ごとの図面なしに、図面から骨組みを作る。',
  Arithmetic: '計算',
  'Cuts, angles and quantities are worked out on site.': '切断寸法、角度、数量を現場で割り出す。',
  'Dealing with customers': '顧客対応',
  'Mostly on renovations.': '主に改修工事で必要となる。',
  'Apprenticeship of four years': '4年間の見習い',
  'A builder licence for work on own account in most states':
    'ほとんどの州で、独立して請け負うには建築業免許が必要',
  'Certificate III or IV': '職業資格（サーティフィケートIII・IV）',
  'Year 12 or below': '高校卒業以下',
  'Diploma or degree': 'ディプロマ・学位',
  '15 to 24': '15〜24歳',
  '25 to 34': '25〜34歳',
  '35 to 44': '35〜44歳',
  '45 to 54': '45〜54歳',
  '55 and over': '55歳以上',
  'New South Wales': 'ニューサウスウェールズ州',
  Victoria: 'ビクトリア州',
  Queensland: 'クイーンズランド州',
  'Western Australia': '西オーストラリア州',
  'South Australia': '南オーストラリア州',
  Tasmania: 'タスマニア州',
  'Australian Capital Territory': '首都特別地域',
  'Northern Territory': 'ノーザンテリトリー',
  'Carpenters and joiners build the frames of houses and fit what is made of timber in them. **Two in five work for themselves**, most often as subcontractors of builders.':
    '大工と建具工は、住宅の骨組みを建て、木製の部材を取り付ける。**5人に2人は自営業**で、多くは建築会社の下請けとして働く。',
  'Work on site alternates with work in a joinery shop. Few do both.':
    '仕事は現場と木工所に分かれ、両方をこなす人は少ない。',
  'Employment follows the number of houses begun, with a lag of some months. It fell when interest rates rose, and has recovered since.':
    '就業者数は、数か月遅れて住宅着工に連動する。金利の上昇とともに減ったが、その後は回復した。',
  'Piece rates on framing lift the earnings of the fastest quarter. Apprentices make up most of the lowest tenth.':
    '枠組みの出来高払いが、仕事の速い上位4分の1の収入を押し上げる。下位10%の多くは見習いである。',
  'Prefabricated frames ask for fewer cuts and for more accurate setting out.':
    '工場製の枠組みでは切断が減り、より正確な墨出しが求められる。',
  'Completion of apprenticeships is the narrow gate: about half of those who begin finish.':
    '見習いの修了が狭き門で、始めた人の半数ほどしか修了しない。',
  'The occupation is young and male. Those over fifty move to supervision or estimating.':
    '若い男性が多い職業である。50歳を過ぎると、監督や積算に移る人が多い。',
  'House construction is the largest employer. The rest work on other buildings, in joinery shops and in shopfitting.':
    '最大の就業先は住宅建築業である。ほかは住宅以外の建築、木工所、店舗内装で働く。',
  'Carpenters are where houses are built, most of all at the edges of the large cities.':
    '住宅が建つ場所、とりわけ大都市の周縁に多い。',
  'A shortage of dwellings keeps demand up. Prefabrication slows the growth in numbers.':
    '住宅不足が需要を支える一方、工場生産化が人数の伸びを抑える。',
};
