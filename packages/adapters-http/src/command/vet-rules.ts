import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  ANY_AGE,
  type CalendarDate,
  type CarrierDetail,
  type Carriers,
  defineRule,
  done,
  type FactAges,
  isRuleType,
  type ListedCarrier,
  type Outcome,
  overallVerdict,
  type OwnRule,
  type Refusal,
  refused,
  type Rules,
  type RuleType,
  type Verdict,
  withOwnRules,
  worseOf,
} from '@fairhaul/core'
import type { FindCarriersPorts } from '../find-carriers.ts'
import { readFile } from './read-file.ts'

/** The rules of a run. */
export interface VetRules {
  /** The known rules that decide. Null: not said. */
  readonly active: readonly RuleType[] | null
  /** Rules of one's own, which decide beside them. */
  readonly own: readonly OwnRule[]
}

/** The usual rules. */
export const USUAL_RULES: VetRules = { active: null, own: [] }

const readNames = (names: unknown): Outcome<readonly RuleType[], string> => {
  if (!Array.isArray(names)) return refused('it has no list "active".')
  const unknown: unknown = names.find(name => typeof name !== 'string' || !isRuleType(name))
  return unknown === undefined
    ? done(names as readonly RuleType[])
    : refused(`there is no rule "${typeof unknown === 'string' ? unknown : JSON.stringify(unknown)}".`)
}

/** A file of names: `{ "active": ["cargo_at_least_100000"] }`. Refuses: an unknown name. */
const readNamesFile = (text: string): Outcome<VetRules, string> => {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return refused('it is no JSON.')
  }
  const active = readNames((read as { readonly active?: unknown } | null)?.active)
  return active.ok ? done({ active: active.value, own: [] }) : active
}

interface RulesModule {
  readonly default?: unknown
  readonly active?: unknown
}

const readModule = ({ default: rules, active: names }: RulesModule): Outcome<VetRules, string> => {
  if (!Array.isArray(rules)) return refused('its default export is no list of rules.')
  const active = names === undefined ? done(null) : readNames(names)
  return active.ok ? done({ active: active.value, own: rules.map(rule => defineRule(rule)) }) : active
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Whether a file is a module, which may have rules of one's own. */
export const isRulesModule = (file: string): boolean => /\.m?[jt]s$/.test(file)

/**
 * The rules in a file: names in JSON, or a module whose default export is a list of rules of one's own, and which may
 * export the names of the known ones as `active`.
 *
 * Refuses: with the name of the file, what is no rule and what cannot be loaded.
 */
export const readRules = async (file: string): Promise<Outcome<VetRules, string>> => {
  if (!isRulesModule(file)) return readFile(file, readNamesFile)
  try {
    const fileOfUser = pathToFileURL(resolve(file)).href
    const rules = readModule((await import(fileOfUser)) as RulesModule)
    return rules.ok ? rules : refused(`${file}: ${rules.refusal}`)
  } catch (error) {
    return refused(`${file}: ${messageOf(error)}`)
  }
}

/** The ports that give the facts of carriers. */
interface FactsPorts extends FindCarriersPorts {
  readonly carriers: Pick<Carriers, 'detail'>
  readonly rules: Pick<Rules, 'factAges'>
}

/** Whether a monitor refuses one thing alone, so that the run goes on without it. */
const isWithoutIt = ({ kind }: Refusal): boolean => kind === 'forbidden' || kind === 'not-found'

/** Carriers whose facts are requested at once. */
const AT_ONCE = 4

/** The facts of a carrier. Null: the user may not see them. Refuses: what ends the run, or is to be waited for. */
const factsOf = async (
  { carriers }: FactsPorts,
  { id }: ListedCarrier,
  signal: AbortSignal,
): Promise<Outcome<CarrierDetail | null, Refusal>> => {
  const detail = await carriers.detail({ id }, signal)
  if (detail.ok) return done(detail.value.isFullProfile ? detail.value : null)
  return isWithoutIt(detail.refusal) ? done(null) : detail
}

const NO_RULES = { findings: [], overrides: [] }

const worse = (one: Verdict | null, other: Verdict | null): Verdict | null =>
  one === null || other === null ? (one ?? other) : worseOf(one, other)

/** A carrier of the monitor with rules of one's own beside those of the company. */
const withRules = (
  carrier: ListedCarrier,
  rules: readonly OwnRule[],
  facts: CarrierDetail | null,
  today: CalendarDate,
  ages: FactAges,
): ListedCarrier => {
  try {
    const rulesAssessment = withOwnRules(carrier.rulesAssessment ?? NO_RULES, rules, facts, today, ages)
    return {
      ...carrier,
      rulesAssessment,
      verdict: worse(carrier.verdict, overallVerdict(rulesAssessment, today)),
    }
  } catch (error) {
    throw new Error(`${carrier.legalName}: ${messageOf(error)}`, { cause: error })
  }
}

/** Finds carriers with rules of one's own beside those of the company, from the profile of each, by its limits of age. */
export const findingWithRules = (
  ports: FactsPorts,
  rules: readonly OwnRule[],
  today: CalendarDate,
  signal: AbortSignal,
): FindCarriersPorts => ({
  monitoredCarriers: {
    match: async (params, stop) => {
      const answer = await ports.monitoredCarriers.match(params, stop)
      if (!answer.ok) return answer
      const limits = await ports.rules.factAges(signal)
      if (!limits.ok && !isWithoutIt(limits.refusal)) return limits
      const ages = limits.ok ? limits.value : ANY_AGE
      const carriers = [...new Map(answer.value.flat().map(carrier => [carrier.id, carrier])).values()]
      const ruled = new Map<ListedCarrier['id'], ListedCarrier>()
      for (let at = 0; at < carriers.length; at += AT_ONCE) {
        const some = carriers.slice(at, at + AT_ONCE)
        const facts = await Promise.all(some.map(carrier => factsOf(ports, carrier, signal)))
        for (const [place, fact] of facts.entries()) {
          if (!fact.ok) return fact
          const carrier = some[place] as ListedCarrier
          ruled.set(carrier.id, withRules(carrier, rules, fact.value, today, ages))
        }
      }
      return done(answer.value.map(found => found.map(carrier => ruled.get(carrier.id) ?? carrier)))
    },
  },
})
