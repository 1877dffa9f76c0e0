import { findingText } from '../rules/finding-text.ts'
import { readableRuleName } from '../rules/readable-rule-name.ts'
import { VERDICT_RANKS, type Verdict } from '../rules/verdict.ts'
import { lastDayText } from '../rules/override-term.ts'
import {
  decisionContactName,
  decisionContactText,
  decisionFactLabel,
  decisionFactText,
  groupedDecisionFacts,
} from './decision-facts.ts'
import type { DecisionContact, DecisionContent } from './decision-record.ts'
import type { DecisionRule } from './decision-rule.ts'

/** Whether a change speaks against the carrier, for it, or neither. */
export type DecisionChangeTone = 'worse' | 'better' | 'plain'

/** One thing that is not as it was. */
export interface DecisionChange {
  /** Unique among the changes of a comparison. */
  readonly key: string
  readonly kind: 'verdict' | 'rule' | 'override' | 'fact' | 'contact'
  readonly label: string
  readonly was: string
  readonly now: string
  readonly tone: DecisionChangeTone
}

const NOT_ASSESSED = 'not assessed'

const toneOf = (was: Verdict, now: Verdict): DecisionChangeTone =>
  VERDICT_RANKS[now] < VERDICT_RANKS[was] ? 'worse' : 'better'

const toneBetween = (was: Verdict | null | undefined, now: Verdict | null | undefined): DecisionChangeTone =>
  was && now ? toneOf(was, now) : 'plain'

const verdictChanges = (then: DecisionContent, now: DecisionContent): readonly DecisionChange[] =>
  then.verdict === now.verdict
    ? []
    : [
        {
          key: 'verdict',
          kind: 'verdict',
          label: 'Verdict',
          was: then.verdict ?? NOT_ASSESSED,
          now: now.verdict ?? NOT_ASSESSED,
          tone: toneBetween(then.verdict, now.verdict),
        },
      ]

const ruleText = (rule: DecisionRule | undefined): string =>
  rule === undefined ? NOT_ASSESSED : `${rule.label}, ${findingText(rule)}`

const RULE_TONES: readonly DecisionChangeTone[] = ['worse', 'plain', 'better']

/** Rules with another label; the same label for another reason is a change of facts. */
const ruleChanges = (then: DecisionContent, now: DecisionContent): readonly DecisionChange[] => {
  const [before, after] = [then.rules ?? [], now.rules ?? []]
  const find = (rules: readonly DecisionRule[], type: string) =>
    rules.find(({ ruleType }) => ruleType === type)
  const types = [...new Set([...before, ...after].map(({ ruleType }) => ruleType))].toSorted()
  return types
    .flatMap((type): DecisionChange[] => {
      const [was, is] = [find(before, type), find(after, type)]
      if (was?.label === is?.label) return []
      return [
        {
          key: `rule ${type}`,
          kind: 'rule',
          label: readableRuleName(type),
          was: ruleText(was),
          now: ruleText(is),
          tone: toneBetween(was?.label, is?.label),
        },
      ]
    })
    .toSorted((one, other) => RULE_TONES.indexOf(one.tone) - RULE_TONES.indexOf(other.tone))
}

/** Facts that both have, with another value. A fact that only one has was not shown in the other. */
const factChanges = (then: DecisionContent, now: DecisionContent): readonly DecisionChange[] => {
  const after = new Map(now.facts.map(fact => [fact.key, fact]))
  return groupedDecisionFacts(then.facts).flatMap(({ facts }) =>
    facts.flatMap((was): DecisionChange[] => {
      const is = after.get(was.key)
      if (is === undefined || is.value === was.value) return []
      return [
        {
          key: `fact ${was.key}`,
          kind: 'fact',
          label: decisionFactLabel(was.key),
          was: decisionFactText(was),
          now: decisionFactText(is),
          tone: 'plain',
        },
      ]
    }),
  )
}

type Texts = readonly (readonly [key: string, label: string, text: string])[]

/** What both lists name with another text, and what only one of them names. */
const listChanges = (kind: DecisionChange['kind'], then: Texts, now: Texts): readonly DecisionChange[] => {
  const [before, after] = [then, now].map(all => new Map(all.map(([key, , text]) => [key, text])))
  const labels = new Map([...now, ...then].map(([key, label]) => [key, label]))
  return [...labels].flatMap(([key, label]): DecisionChange[] => {
    const [was, is] = [before?.get(key) ?? 'none', after?.get(key) ?? 'none']
    return was === is ? [] : [{ key: `${kind} ${key}`, kind, label, was, now: is, tone: 'plain' }]
  })
}

/** Overrides in force, by when they were saved. */
const overrideTexts = ({ overrides, day }: DecisionContent): Texts =>
  overrides.flatMap(({ ruleType, isActive, expiresOn, createdAt }) =>
    isActive && day <= expiresOn
      ? [[`${ruleType} ${createdAt}`, `Override of ${readableRuleName(ruleType)}`, lastDayText(expiresOn)]]
      : [],
  )

const contactTexts = (contacts: readonly DecisionContact[]): Texts =>
  contacts.map(contact => {
    const name = decisionContactName(contact)
    return [`${name} ${contact.source}`, `Contact: ${name}`, decisionContactText(contact)]
  })

const contactChanges = (then: DecisionContent, now: DecisionContent): readonly DecisionChange[] =>
  then.contacts === null || now.contacts === null
    ? []
    : listChanges('contact', contactTexts(then.contacts), contactTexts(now.contacts))

/**
 * What has changed about a carrier between two days: the verdict, then rules with another label (those that became worse
 * first), overrides that began or ended, facts with another value in the order in which facts are read, and contacts.
 *
 * Empty: no changes when nothing is different. Dates of sources are no facts: the same value, seen again later, is no
 * change. What one of the two does not show, such as safety data, is not compared.
 * Source: section 2, "Decision record".
 */
export const compareDecision = (then: DecisionContent, now: DecisionContent): readonly DecisionChange[] => [
  ...verdictChanges(then, now),
  ...ruleChanges(then, now),
  ...listChanges('override', overrideTexts(then), overrideTexts(now)),
  ...factChanges(then, now),
  ...contactChanges(then, now),
]
