// Rules of one's own, for own-rules.mjs and for `fairhaul vet --rules`.
import { cargoRule, defineRule, found, notOnRecord, ratingSource } from '@fairhaul/core'

/** A known question by another number. */
const cargo = defineRule({
  name: 'our_cargo_at_least_250000',
  category: 'Insurance',
  label: 'Cargo at least $250,000',
  reads: ['insurance'],
  find: cargoRule(250_000),
})

/** A question of our own: the known rule lets unrated carriers pass. */
const rated = defineRule({
  name: 'rated_satisfactory',
  category: 'Operations',
  label: 'Rated Satisfactory',
  reads: ['safety'],
  find: ({ safety }) => {
    const record = ratingSource(safety)
    if (safety.asOf === null) return notOnRecord(record)
    if (safety.rating === 'S') return found(record, 'pass', 'Satisfactory')
    return found(record, 'fail', safety.rating === null ? 'unrated' : `rating ${safety.rating}`)
  },
})

export default [cargo, rated]
