import { builtPackage } from './built.mjs'
import { median } from './statistics.mjs'

const CARRIERS = 20_000
const ROUNDS = 15
const TODAY = '2026-11-21'

const day = (from, index, span) =>
  new Date(Date.parse(from) + (index % span) * 86_400_000).toISOString().slice(0, 10)

/** Facts of many carriers: most pass, some have little cover, a young authority or an old record. */
const ownCarriers = count =>
  Array.from({ length: count }, (_, index) => {
    const source = index % 3 === 0 ? 'Motus Insur' : 'Certificate of insurance'
    const asOf = day('2026-08-01', index, 110)
    return {
      facts: {
        census: { status: index % 40 === 0 ? 'I' : 'A', operation: 'A', isPrivate: false, asOf },
        authority: { common: 'A', contract: 'N', since: day('2012-01-01', index * 7, 5_400), asOf },
        insurance: {
          bipdUsd: [750_000, 1_000_000, 1_000_000, 2_000_000][index % 4],
          bipdUntil: null,
          bipdSource: source,
          bipdAsOf: asOf,
          cargoUsd: [50_000, 100_000, 100_000, 250_000, 100_000][index % 5],
          cargoUntil: day('2026-11-01', index, 400),
          cargoSource: source,
          cargoAsOf: asOf,
          generalLiabilityUsd: null,
          generalLiabilityUntil: null,
          asOf,
        },
        safety: {
          rating: index % 50 === 0 ? 'C' : null,
          outOfService: false,
          inspections24Months: index % 9,
          lastInspectedOn: day('2024-01-01', index, 1_000),
          asOf,
        },
        physicalLocation: { isVerified: null, verifiedOn: null },
        typedIdentifier: { isVerified: null, verifiedOn: null },
      },
      overrides: index % 33 === 0 ? [{ ruleType: 'cargo_at_least_100000' }] : [],
      hidden: null,
    }
  })

/** The least work of a changed threshold: read one amount of each carrier, and store whether it is enough. */
const amountsEnough = (carriers, minimum, into) => {
  for (let row = 0; row < carriers.length; row += 1)
    into[row] = carriers[row].facts.insurance.cargoUsd >= minimum ? 1 : 4
  return into
}

const timed = run => {
  const started = performance.now()
  run()
  return performance.now() - started
}

/** Measures a draft over 20,000 carriers, in this process: the first comparison, and one changed threshold. */
export async function benchWhatIf() {
  const core = await builtPackage('core')
  const carriers = ownCarriers(CARRIERS)
  const on = core.RULE_TYPES.slice(0, 10).map(ruleType => [ruleType, 2])
  const current = core.draftOfRuleSet({ values: new Map(on) })
  const comparer = core.ruleSetComparer(carriers, TODAY)
  const first = timed(() => comparer.compare(current, current))
  const changed = []
  const least = []
  const into = new Uint8Array(carriers.length)
  let turned = 0
  for (let round = -2; round < ROUNDS; round += 1) {
    // Another number in each round, as no column of it is kept. It turns one carrier in five.
    const minimum = 100_001 + round + 2
    const draft = core.withRuleChanges(current, { cargo_at_least_100000: minimum })
    const took = timed(() => (turned = comparer.compare(current, draft).moves.length))
    const yardstick = timed(() => amountsEnough(carriers, minimum, into))
    if (round < 0) continue
    changed.push(took)
    least.push(yardstick)
  }
  if (turned === 0) throw new Error('No carrier turned, so nothing was measured.')
  console.log(`\nRule what-if: ${CARRIERS.toLocaleString('en-US')} carriers of ten rules, in this process`)
  console.log(`  first comparison          ${first.toFixed(1)} ms`)
  console.log(
    `  one threshold changed     ${median(changed).toFixed(1)} ms, ${turned.toLocaleString('en-US')} carriers turned with their reasons`,
  )
  console.log(
    `  yardstick                 ${median(least).toFixed(2)} ms, one amount of each carrier read; ${(median(changed) / median(least)).toFixed(0)} x`,
  )
}
