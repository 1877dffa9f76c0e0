const NUMBERS = 2 ** 32

/** Numbers from 0 to 1, always the same for a seed. */
const numbersFrom = seed => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / NUMBERS
}

/** Search texts of every form that brokers type. */
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

/** Assessments of ten rules; three in a hundred have an override. */
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

const CHARACTERS = 200

/** Texts of the greatest length that take longest to read: almost an identifier, almost ASCII, or no identifier. */
export const worstTexts = () => [
  `${'1-'.repeat(CHARACTERS / 2 - 1)}1X`,
  `MC${' -'.repeat((CHARACTERS - 4) / 2)}1X`,
  `RFC ${'A'.repeat(CHARACTERS - 4)}`,
  `NIR ${'R-'.repeat((CHARACTERS - 4) / 2)}`,
  `NSC ON ${'1 '.repeat((CHARACTERS - 8) / 2)}X`,
  'é.'.repeat(CHARACTERS / 2),
  '.'.repeat(CHARACTERS),
  `${'A'.repeat(CHARACTERS - 1)}ß`,
  'ＭＣ'.repeat(CHARACTERS / 2),
  `${' '.repeat(CHARACTERS - 1)}x`,
]

/** Requests to the guard: users of every kind, on every kind of address, on both hosts. */
export function navigations(count, routes) {
  const next = numbersFrom(23)
  const one = list => list[Math.floor(next() * list.length)]
  const flag = () => next() < 0.7
  const userOf = () => ({
    id: 1,
    firstName: flag() ? 'Dana' : null,
    lastName: 'Reyes',
    email: 'dana@northlake.example',
    phoneE164: null,
    scopes: [],
    company: flag()
      ? {
          id: 1,
          legalName: 'Northlake Freight Brokers LLC',
          companyType: flag() ? 'broker' : 'carrier',
          planId: 'fleet',
          status: flag() ? 'active' : 'subscription_or_trial_expired',
          carrierId: null,
          hideVehicleSearch: !flag(),
          createdAt: null,
        }
      : null,
    requestedCarrierId: null,
    paywall: {
      isWatchdog: !flag(),
      canConnect: flag(),
      canRule: flag(),
      canLaneSearch: flag(),
      canRateConfirmation: flag(),
    },
    watchdogLimits: { canViewFullCarrierProfile: flag(), canCarrierSearch: flag() },
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  const address = () => one(routes).pattern.replace('*', '/x').replace('//', '/').replace(':id', '12')
  return Array.from({ length: count }, () => ({
    to: address(),
    from: flag() ? address() : null,
    user: flag() ? userOf() : null,
    host: flag() ? 'portal.example' : 'watchdog.portal.example',
    origins: { main: 'https://portal.example', watchdog: 'https://watchdog.portal.example' },
    onboardingUrl: 'https://onboarding.example/start',
    savedTarget: flag() ? null : address(),
  }))
}
