import type { Kysely } from 'kysely'
import { type Day, TODAY } from '../arbitraries/lives/days.ts'
import { drawsOf } from '../arbitraries/lives/draw.ts'
import { livesOf } from '../arbitraries/lives/draw-life.ts'
import { FILE_NAMES, type FileName, isIn, type PublishedRow } from '../arbitraries/lives/files.ts'
import { type Imported, type Truth, truthsOf, whyUnknown } from '../arbitraries/lives/oracle.ts'
import { type Publication, publish } from '../arbitraries/lives/publish.ts'
import { LIVED_RULES, type LivedRule } from '../arbitraries/lives/unknowns.ts'
import { assess } from '@fairhaul/monitor/rules/assessment/assess.ts'
import { factsOf } from '@fairhaul/monitor/carriers/facts-of.ts'
import type { Finding } from '@fairhaul/monitor/rules/assessment/finding.ts'
import { readRecords } from '@fairhaul/monitor/carriers/read-records.ts'
import type { Database } from '@fairhaul/monitor/database/database.ts'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import { importLives } from './import-lives.ts'
import { LONG_AGO, type Plan, type Scenario, SCENARIOS, scenarioOf } from './scenarios.ts'

const FIRST_DOT = 90_000_001
const SPREAD = 1_000_003

/** A life of a run, by its place in it. */
interface Lived {
  readonly place: number
  readonly publications: readonly Publication[]
}

const seedOf = (seed: number, place: number) => (Math.imul(seed, SPREAD) + place) | 0

const livedAt = (seed: number, place: number): Lived => {
  const draw = drawsOf(seedOf(seed, place))
  const publications = livesOf(FIRST_DOT + place, draw).map(life => publish(life, draw))
  // A row that cannot be read names a docket, which two carriers may have had.
  const broken = new Set(publications.flatMap(it => [...it.broken]))
  return { place, publications: publications.map(it => ({ ...it, broken })) }
}

/** A verdict that is not what is true, and could be known. */
export interface Wrong {
  readonly kind: 'wrong pass' | 'wrong fail' | 'incomplete without a reason'
  readonly place: number
  readonly scenario: string
  readonly rule: LivedRule
  readonly truth: Truth
  readonly finding: Finding
  readonly publication: Publication
  readonly files: readonly FileName[]
}

export interface Verdict {
  readonly rule: LivedRule
  /** What is true; `unknown` where it cannot be known. */
  readonly truth: Truth | 'unknown'
  readonly result: Finding['result']
  /** Why it cannot be known. */
  readonly why: readonly string[]
}

export interface LivesFound {
  readonly verdicts: readonly Verdict[]
  readonly wrong: readonly Wrong[]
}

const IDS_AT_ONCE = 1_000
/** No company has it: carriers are read as they are for every company. */
const NO_COMPANY = -1

const dotNumbers = async (db: Kysely<Schema>): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .selectFrom('carrier_identifiers')
    .select(['carrier_id', 'value_key'])
    .where('is_type', '=', 'DOT')
    .execute()
  return new Map(rows.map(row => [row.carrier_id, Number(row.value_key)]))
}

/** What the monitor finds for each carrier on record, by DOT number. */
const findingsIn = async (db: Kysely<Schema>, day: Day) => {
  const dots = await dotNumbers(db)
  const ids = [...dots.keys()]
  const findings = new Map<number, ReturnType<typeof assess>>()
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE)
    for (const record of await readRecords(db, ids.slice(from, from + IDS_AT_ONCE), NO_COMPANY))
      findings.set(dots.get(record.id) ?? 0, assess(factsOf(record), LIVED_RULES, day))
  return findings
}

const importedBy = ({ broken, unknowns }: Publication, plan: Plan, isSecond: boolean): Imported => {
  const history = plan.steps.filter(({ file }) => file === 'motus-authority-history')
  return {
    missed: new Set([...plan.missed, ...broken, ...(isSecond ? plan.missedBySecond : [])]),
    historyTo:
      history
        .map(({ day }) => day)
        .toSorted()
        .at(-1) ?? '0001-01-01',
    unknowns,
  }
}

/** What is wrong with a verdict. Null: nothing. */
const wrongWith = (truth: Truth, result: Finding['result'], isKnowable: boolean): Wrong['kind'] | null => {
  if (result === 'pass') return truth === 'pass' ? null : 'wrong pass'
  if (!isKnowable) return null
  if (result === 'fail') return truth === 'fail' ? null : 'wrong fail'
  return truth === 'neither' ? null : 'incomplete without a reason'
}

/** Lives with DOT numbers that no run has. */
const OTHER_PLACES = 1_000_000

/** The rows of carriers that are in the files of every scenario, so that no file is empty, whatever lives a run has. */
const NEIGHBOR_ROWS = 4
let neighbors: readonly PublishedRow[] | undefined
const neighborRows = () => {
  if (neighbors !== undefined) return neighbors
  const counts = new Map<FileName, number>(FILE_NAMES.map(file => [file, 0]))
  const isRare = (row: PublishedRow) => isIn(row, LONG_AGO) && (counts.get(row.file) ?? 0) < NEIGHBOR_ROWS
  const found: PublishedRow[] = []
  for (let place = OTHER_PLACES; [...counts.values()].some(count => count < NEIGHBOR_ROWS); place += 1) {
    const rows = livedAt(1, place).publications.flatMap(it => it.rows)
    if (!rows.some(isRare)) continue
    found.push(...rows)
    for (const row of rows) if (isIn(row, LONG_AGO)) counts.set(row.file, (counts.get(row.file) ?? 0) + 1)
  }
  neighbors = found
  return found
}

/** Imports the lives of one scenario into an empty database, and compares each verdict with what is true. */
const runScenario = async (
  db: Kysely<Schema>,
  scenario: Scenario,
  lived: readonly Lived[],
  seed: number,
): Promise<LivesFound> => {
  const plan = scenario.plan(drawsOf(seedOf(seed, -1 - SCENARIOS.indexOf(scenario))))
  const all = lived.flatMap(({ place, publications }) =>
    publications.map(publication => ({ place, publication })),
  )
  const isSecond = (place: number) => plan.missedBySecond.length > 0 && place % 40 >= 20
  const second = new Set(
    all.filter(({ place }) => isSecond(place)).map(({ publication }) => String(publication.life.dot)),
  )
  await importLives(db, plan, [...neighborRows(), ...all.flatMap(({ publication }) => publication.rows)], {
    second,
    seed: seedOf(seed, 0),
  })
  const findings = await findingsIn(db, TODAY)
  const verdicts: Verdict[] = []
  const wrong: Wrong[] = []
  for (const { place, publication } of all) {
    const { life } = publication
    const imported = importedBy(publication, plan, isSecond(place))
    const found = findings.get(life.dot)
    if (found === undefined) throw new Error(`DOT ${life.dot} is not on record.`)
    for (const [rule, truth] of truthsOf(life, TODAY)) {
      const finding = found[rule]
      if (finding === undefined) throw new Error(`Nothing was found for ${rule}.`)
      const why = whyUnknown(life, rule, imported)
      const isKnowable = why.length === 0
      verdicts.push({ rule, truth: isKnowable ? truth : 'unknown', result: finding.result, why })
      const kind = wrongWith(truth, finding.result, isKnowable)
      if (kind !== null)
        wrong.push({
          kind,
          place,
          scenario: scenario.name,
          rule,
          truth,
          finding,
          publication,
          files: [...imported.missed],
        })
    }
  }
  return { verdicts, wrong }
}

/** The lives of a run at some places, each in the files of its scenario. */
export const runLives = async (
  places: readonly number[],
  seed: number,
  open: () => Promise<Database>,
): Promise<LivesFound> => {
  const verdicts: Verdict[] = []
  const wrong: Wrong[] = []
  for (const scenario of SCENARIOS) {
    const lived = places.filter(place => scenarioOf(place) === scenario).map(place => livedAt(seed, place))
    if (lived.length === 0) continue
    const database = await open()
    try {
      const found = await runScenario(database.db, scenario, lived, seed)
      verdicts.push(...found.verdicts)
      wrong.push(...found.wrong)
    } finally {
      await database.close()
    }
  }
  return { verdicts, wrong }
}

/** Imports some lives, all files of them. */
export const importSomeLives = async (db: Kysely<Schema>, count: number, seed: number): Promise<void> => {
  const [scenario] = SCENARIOS
  const places = Array.from({ length: count }, (_, at) => at + OTHER_PLACES)
  const rows = places.flatMap(place => livedAt(seed, place).publications.flatMap(it => it.rows))
  if (scenario !== undefined) await importLives(db, scenario.plan(drawsOf(seed)), rows, { seed })
}
