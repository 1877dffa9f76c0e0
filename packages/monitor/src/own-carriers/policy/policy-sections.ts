import { z } from 'zod'
import { ID_MAX } from '../../http/fields.ts'
import { OVERRIDE_AUTHORS, OVERRIDE_PAPERS, type PolicySection } from '../../rules/policy-section.ts'
import { isRuleType } from '../../rules/terms/rule-types.ts'

/** Days that an override may last, at most. */
const OVERRIDE_DAYS_MAX = 3_650
const RULES_MAX = 100
const SECTIONS_MAX = 50

/** The rules of a policy as they are sent by the monitor. */
export const wireSections = z.array(
  z.object({
    /** Null: for every carrier whose classification has no section. */
    classification_id: z.number().nullable(),
    rules: z.array(
      z.object({
        is_type: z.string(),
        mode: z.enum(['notify', 'required']),
        override: z.object({
          by: z.enum(OVERRIDE_AUTHORS),
          /** The first day included. Null: without an end too. */
          days_max: z.number().nullable(),
          paper: z.enum(OVERRIDE_PAPERS),
        }),
      }),
    ),
  }),
)

/** The sections as they are sent by the monitor. */
export const wireSectionsOf = (sections: readonly PolicySection[]): z.input<typeof wireSections> =>
  sections.map(section => ({ ...section, rules: [...section.rules] }))

const DAYS = 'Give days from 1 to 3,650.'

const rule = z.strictObject({
  is_type: z
    .string('Give a rule.')
    .max(100, 'This rule is not known.')
    .refine(isRuleType, 'This rule is not known, or its number is out of its limits.'),
  mode: z.enum(['notify', 'required'], 'This is not a valid mode.'),
  override: z.strictObject({
    by: z.enum(OVERRIDE_AUTHORS, 'This is not a valid choice.'),
    days_max: z.int(DAYS).min(1, DAYS).max(OVERRIDE_DAYS_MAX, DAYS).nullable(),
    paper: z.enum(OVERRIDE_PAPERS, 'This is not a valid choice.'),
  }),
})

/** Adds a problem for each value that is there twice, at its second place. */
const once =
  <Row extends object>(field: keyof Row & string, message: string) =>
  (rows: readonly Row[], context: z.RefinementCtx): void => {
    const seen = new Set<unknown>()
    for (const [at, row] of rows.entries()) {
      if (seen.has(row[field])) context.addIssue({ code: 'custom', path: [at, field], message })
      seen.add(row[field])
    }
  }

const section = z.strictObject({
  classification_id: z.union([z.null(), z.int().min(1).max(ID_MAX)], 'Give a whole number.'),
  rules: z
    .array(rule)
    .max(RULES_MAX, `Give at most ${RULES_MAX} rules.`)
    .superRefine(once('is_type', 'This rule is there already.')),
})

/** The rules of a policy in a body: for all carriers first, then those of classifications. */
export const sectionsInBody = z
  .array(section)
  .min(1, 'Give the rules for all carriers.')
  .max(SECTIONS_MAX, `Give at most ${SECTIONS_MAX} sections.`)
  .superRefine(once('classification_id', 'These carriers have rules already.'))
  .refine(sections => sections[0]?.classification_id === null, {
    path: [0, 'classification_id'],
    error: 'The rules for all carriers come first.',
  })
