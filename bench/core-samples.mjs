const NUMBERS = 2 ** 32

/** The same numbers from 0 to 1 each time, from a seed. */
const numbersFrom = seed => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / NUMBERS
}

/** So many search texts, of every form that brokers type. */
export function searchTexts(count) {
  const next = numbersFrom(5)
  const digits = length => Array.from({ length }, () => Math.floor(next() * 10)).join('')
  const forms = [
    () => digits(7),
    () => `MC ${digits(6)}`,
    () => `mc-${digits(6)}`,
    () => `DOT${digits(7)}`,
    () => `CVOR ${digits(3)}-${digits(3)}-${digits(3)}`,
    () => `NIR R-${digits(6)}-${digits(1)}`,
    () => `NSC ON ${digits(9)}`,
    () => `${digits(3)}-${digits(4)}`,
    () => `Eagle & Sons Freight, L.L.C. ${digits(3)}`,
    () => 'summit enterprises',
    () => 'j.b. tern',
    () => 'SCAC ABCD',
  ]
  return Array.from({ length: count }, (_, index) => forms[index % forms.length]())
}

const RESULTS = ['pass', 'pass', 'pass', 'fail', 'incomplete']

/** So many assessments of ten rules; three in a hundred have an override. */
export function assessments(count, ruleTypes) {
  const next = numbersFrom(11)
  const overrideOf = (ruleType, index) => ({
    id: index,
    isActive: true,
    expiresOn: '2080-01-01',
    carrierId: index,
    classificationId: null,
    ruleType,
    file: null,
    userId: 1,
    userName: 'Dana Reyes',
    companyId: 1,
    createdAt: '2026-11-20T08:00:00.000Z',
  })
  return Array.from({ length: count }, (_, index) => ({
    findings: ruleTypes.slice(0, 10).map(ruleType => ({
      ruleType,
      result: RESULTS[Math.floor(next() * RESULTS.length)],
      value: '$750,000',
      source: 'FMCSA licensing and insurance',
      asOf: '2026-11-20',
    })),
    overrides: next() < 0.03 ? [overrideOf(ruleTypes[5], index)] : [],
  }))
}
