import { aCertificateFile, anOverride, anOverrideDraft, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  OVERRIDE_FILE_KINDS,
  type OverrideDraft,
  type OverrideDraftSetting,
  overridableFor,
  overrideDraftProblems,
  overrideFileProblem,
  readOverrideDraft,
} from './override-draft.ts'
import { ANY_OVERRIDE, type OverrideTerms } from './override-terms.ts'
import { RULE_TYPES, type RuleType } from './rule-types.ts'

const CARGO = 'cargo_at_least_100000'
const reefer = id<'classification'>(3)
const setting = { today: '2026-11-21', assessed: RULE_TYPES, assessedIn: new Map(), overrides: [] } as const
const past = { field: 'expiresOn', message: 'This date is in the past. Choose today or later.' }
const none = { field: 'expiresOn', message: 'Choose the last day.' }
const noReason = { field: 'reason', message: 'Enter a reason, or attach a supporting document.' }
const taken = { field: 'ruleType', message: 'This rule has an override already.' }

it.each<[Partial<OverrideDraft>, unknown[]]>([
  [{}, []],
  [{ expiresOn: '2026-11-21' }, []],
  [{ expiresOn: '2026-11-20' }, [past]],
  [{ expiresOn: null }, [none]],
  [{ expiresOn: null, isIndefinite: true }, []],
  [{ expiresOn: '2026-11-20', isIndefinite: true }, []],
  [{ file: aCertificateFile() }, []],
  [{ reason: ' \n' }, [noReason]],
  [{ reason: '', file: aCertificateFile() }, []],
  [{ reason: ` ${'x'.repeat(1_000)} ` }, []],
  [{ reason: 'x'.repeat(1_002) }, [{ field: 'reason', message: 'Shorten it by 2 characters.' }]],
  [{ file: aCertificateFile({ size: 0 }) }, [{ field: 'file', message: 'This file is empty.' }]],
  [
    { expiresOn: null, file: aCertificateFile({ type: 'text/html' }) },
    [none, { field: 'file', message: 'Choose a file of one of these kinds: PDF, JPG, JPEG, PNG.' }],
  ],
])('an override draft with %j has %j', (change, problems) => {
  expect(overrideDraftProblems(anOverrideDraft(change), setting)).toEqual(problems)
})

it('an override draft may be indefinite after 2080 too', () => {
  const late = { ...setting, today: '2090-01-01' } as const
  expect(overrideDraftProblems(anOverrideDraft({ expiresOn: '2080-01-01' }), late)).toEqual([])
})

it('an override draft for a rule that is not assessed is refused', () => {
  expect(overrideDraftProblems(anOverrideDraft(), { ...setting, assessed: [] })).toEqual([
    { field: 'ruleType', message: 'This rule is not assessed.' },
  ])
})

it('an override of a rule that only a classification has is for that classification', () => {
  const own = { ...setting, assessed: [], assessedIn: new Map([[reefer, [CARGO] as readonly RuleType[]]]) }
  const problems = (classificationId: typeof reefer | null) =>
    overrideDraftProblems(anOverrideDraft({ classificationId }), own)
  expect(problems(reefer)).toEqual([])
  expect(problems(null)).toEqual([{ field: 'ruleType', message: 'This rule is not assessed.' }])
})

it('an override may be for the classifications that assess its rule, and for all if the company does', () => {
  const hazmat = id<'classification'>(4)
  const assessedIn = new Map([[reefer, [CARGO] as readonly RuleType[]]])
  const choices = (ruleType: typeof CARGO | 'bipd_at_least_750000', assessed: readonly RuleType[]) =>
    overridableFor(ruleType, [reefer, hazmat], { assessed, assessedIn })
  expect(choices(CARGO, [])).toEqual([reefer])
  expect(choices(CARGO, [CARGO])).toEqual([null, reefer, hazmat])
  expect(choices('bipd_at_least_750000', ['bipd_at_least_750000'])).toEqual([null, hazmat])
  expect(choices('bipd_at_least_750000', [])).toEqual([])
})

it.each([
  ['one that counts', anOverride(), [taken]],
  ['one that counts today for the last time', anOverride({ expiresOn: '2026-11-21' }), [taken]],
  ['an ended one', anOverride({ isActive: false }), []],
  ['one of another rule', anOverride({ ruleType: 'bipd_at_least_750000' }), []],
  ['one of a classification', anOverride({ classificationId: id(3) }), []],
])('an override draft beside %s', (_, override, problems) => {
  expect(overrideDraftProblems(anOverrideDraft(), { ...setting, overrides: [override] })).toEqual(problems)
})

it('a sent override has the day and only the given fields', () => {
  expect(readOverrideDraft(anOverrideDraft(), setting)).toEqual({
    ok: true,
    value: { carrierId: 7, ruleType: 'cargo_at_least_100000', expiresOn: '2027-03-04' },
  })
})

it('a sent indefinite override is 2080-01-01, with its classification and file', () => {
  const file = aCertificateFile()
  const draft = anOverrideDraft({ isIndefinite: true, classificationId: id(3), file })
  expect(readOverrideDraft(draft, setting)).toEqual({
    ok: true,
    value: {
      carrierId: 7,
      ruleType: 'cargo_at_least_100000',
      expiresOn: '2080-01-01',
      classificationId: 3,
      file,
    },
  })
})

it.each([
  [{ expiresOn: null }, [none]],
  [{ expiresOn: '2026-11-20' as const }, [past]],
])('no override is sent with %j', (change, problems) => {
  expect(readOverrideDraft(anOverrideDraft(change), setting)).toEqual({ ok: false, refusal: problems })
})

const KIND = 'Choose a file of one of these kinds: PDF, JPG, JPEG, PNG.'

it('a document and pictures go with an override', () => {
  expect(OVERRIDE_FILE_KINDS.map(({ ending }) => ending)).toEqual(['pdf', 'jpg', 'jpeg', 'png'])
})

it.each([
  ['coi.pdf', 'application/pdf', 1, undefined],
  ['coi.jpeg', 'image/jpeg', 10_485_760, undefined],
  ['coi.pdf', 'application/pdf', 10_485_761, 'Choose a file of at most 10 MB.'],
  ['coi.pdf', 'application/pdf', 0, 'This file is empty.'],
  ['coi.pdf.exe', '', 9, KIND],
  ['', '', 0, KIND],
])('the override file %j of type %j with %d bytes: %s', (name, type, size, problem) => {
  expect(overrideFileProblem({ name, type, size })).toBe(problem)
})

describe('an override draft under a policy', () => {
  const under = (terms: Partial<OverrideTerms>, change: Partial<OverrideDraftSetting> = {}) =>
    overrideDraftProblems(anOverrideDraft({ expiresOn: '2026-12-21' }), {
      ...setting,
      termsOf: () => ({ ...ANY_OVERRIDE, ...terms }),
      ...change,
    })

  it('is refused where no one may override the rule', () => {
    const message = 'Your policy lets no one override this rule.'
    expect(under({ by: 'no_one' }, { isAdmin: true })).toEqual([{ field: 'ruleType', message }])
  })

  it('is for admins where only they may', () => {
    const message = 'Your policy lets only admins override this rule.'
    expect(under({ by: 'admins' })).toEqual([{ field: 'ruleType', message }])
    expect(under({ by: 'admins' }, { isAdmin: true })).toEqual([])
  })

  it('lasts so many days after today at most', () => {
    const message = 'Your policy lets this rule be overridden for 29 days at most.'
    expect(under({ daysMax: 30 })).toEqual([])
    expect(under({ daysMax: 29 })).toEqual([{ field: 'expiresOn', message }])
    const without = anOverrideDraft({ isIndefinite: true })
    const termsOf = () => ({ ...ANY_OVERRIDE, daysMax: 3_650 })
    expect(overrideDraftProblems(without, { ...setting, termsOf })).toMatchObject([{ field: 'expiresOn' }])
    const undated = anOverrideDraft({ expiresOn: null })
    expect(overrideDraftProblems(undated, { ...setting, termsOf })).toEqual([none])
  })

  it('takes the paper that the policy asks for', () => {
    const message = 'Your policy requires a document. Attach one.'
    expect(under({ paper: 'file' })).toEqual([{ field: 'file', message }])
    const withFile = anOverrideDraft({ file: aCertificateFile() })
    const termsOf = () => ({ ...ANY_OVERRIDE, paper: 'file' as const })
    expect(overrideDraftProblems(withFile, { ...setting, termsOf })).toEqual([])
    expect(under({ paper: 'certificate' })).toMatchObject([{ field: 'file' }])
    expect(under({ paper: 'certificate' }, { hasCertificate: true })).toEqual([])
  })
})
