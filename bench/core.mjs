import { builtPackage } from './built.mjs'
import { benchCarrierLists } from './carrier-lists.mjs'
import { assessments, navigations, searchTexts, worstTexts } from './core-samples.mjs'
import { median } from './statistics.mjs'

const ROUNDS = 15
const TODAY = '2026-11-21'

/** Runs each in turn, after two rounds that are not counted. Gives how often a second each did its work (median). */
function perSecond(contenders) {
  const times = new Map(Object.keys(contenders).map(name => [name, []]))
  for (let round = -2; round < ROUNDS; round += 1)
    for (const [name, { run }] of Object.entries(contenders)) {
      const started = performance.now()
      run()
      if (round >= 0) times.get(name).push(performance.now() - started)
    }
  return Object.entries(contenders).map(([name, { times: count }]) => [
    name,
    (count * 1000) / median(times.get(name)),
  ])
}

/** The whole grammar as one pattern and one scan, without a result: the limit for any reader of it. */
const ONE_PATTERN =
  /^(?:(\d+)|(MC|DOT|MX|FF|SCAC|RFC)[- ]?(\d+)|CVOR[- ]?([\d-]+)|(?:NIR[- ]?)?([A-Z])-?(\d{6})-?(\d)|NSC[- ]?([A-Z]{2})?[- ]?(\d+)|([\d-]+))$/

/** The least work of an assessment: find the worst result, and create nothing. */
const worstResult = ({ findings }) => {
  let worst = 0
  for (const { result } of findings) {
    const rank = result === 'pass' ? 0 : result === 'incomplete' ? 1 : 2
    if (rank > worst) worst = rank
  }
  return worst
}

/** The least work of a bulk assessment: read each column once, store the worst result of each row. */
const worstOfColumns = (columns, into) => {
  into.fill(0)
  for (const { results } of columns)
    for (let row = 0; row < into.length; row += 1) {
      const result = results[row]
      if (result > into[row]) into[row] = result
    }
  return into[0]
}

/** The least work of a guard: find the route of an address. All routes as one pattern, scanned once. */
const onePatternOf = routes =>
  new RegExp(
    `^(?:${routes
      .map(
        ({ pattern }) => `(${pattern.replace(/[.*+?^${}()|[\]\\]/g, '.*').replace(':id', String.raw`\d+`)})`,
      )
      .join('|')})(?:[?#]|$)`,
    'i',
  )

let sink = 0
const each = (list, repeat, work) => ({
  times: list.length * repeat,
  run: () => {
    for (let time = 0; time < repeat; time += 1) for (const it of list) sink += work(it)
  },
})

const show = (title, rows) => {
  const [, limit] = rows.at(-1)
  console.log(`\n${title}`)
  for (const [name, rate] of rows)
    console.log(
      `  ${name.padEnd(44)}${`${(rate / 1e6).toFixed(2)} M/s`.padStart(14)}${`${(rate / limit).toFixed(2)} x`.padStart(10)}`,
    )
}

/** Measures the core alone, in this process: each figure, and its share of a limit measured in the same rounds. */
export async function benchCore() {
  const core = await builtPackage('core')
  const texts = searchTexts(1_000_000)
  const carriers = assessments(2_000, core.RULE_TYPES)
  show(
    'Core: search texts read; x: of one compiled pattern, scanned once',
    perSecond({
      'read into a query': each(texts, 1, text => (core.readCarrierSearchText(text).ok ? 1 : 2)),
      'one compiled pattern': each(texts, 1, text => ONE_PATTERN.exec(text.toUpperCase())?.length ?? 0),
    }),
  )
  show(
    'Core: carriers of ten rules assessed; x: of reading the worst result alone',
    perSecond({
      'rules, labels, categories, overall': each(carriers, 10, it => core.assess(it, TODAY).rules.length),
      'overall status alone': each(carriers, 10, it => core.overallVerdict(it, TODAY).length),
      'worst result': each(carriers, 10, worstResult),
    }),
  )
  const many = assessments(100_000, core.RULE_TYPES)
  const columns = core.columnsOf(many, core.RULE_TYPES.slice(0, 10))
  const worst = new Uint8Array(many.length)
  const bulk = run => ({ times: many.length, run: () => (sink += run()) })
  show(
    'Core: 100,000 carriers of ten rules in columns, carriers a second; x: of reading the worst result of the columns',
    perSecond({
      'overall and each category': bulk(() => core.assessColumns(columns, TODAY).overall.length),
      'worst result of each row': bulk(() => worstOfColumns(columns.columns, worst) + 1),
    }),
  )
  const worstCases = worstTexts()
  show(
    'Core: the worst texts of 200 characters; x: of one compiled pattern, scanned once',
    perSecond({
      'read into a query': each(worstCases, 2_000, text => (core.readCarrierSearchText(text).ok ? 1 : 2)),
      'one compiled pattern': each(
        worstCases,
        2_000,
        text => ONE_PATTERN.exec(text.toUpperCase())?.length ?? 1,
      ),
    }),
  )
  const requests = navigations(20_000, core.ROUTES)
  const onePattern = onePatternOf(core.ROUTES)
  show(
    'Core: decisions of the guard; x: of finding the route of the address by one compiled pattern',
    perSecond({
      'one decision': each(requests, 3, params => core.decideNavigation(params).kind.length),
      'until it stays': each(requests, 3, question => core.resolveNavigation(question).kind.length),
      'one compiled pattern': each(requests, 3, ({ to }) => onePattern.exec(to)?.length ?? 0),
    }),
  )
  await benchCarrierLists(core)
  if (sink === 0) throw new Error('No work was done, so nothing was measured.')
}
