import { expect, it } from 'vitest'
import { COVERAGE_LABELS, COVERAGES } from './coverages.ts'

it('the lines of insurance have one order, each with a label', () => {
  expect(COVERAGES.map(coverage => [coverage, COVERAGE_LABELS[coverage]])).toEqual([
    ['bipd', 'Auto liability (BIPD)'],
    ['cargo', 'Motor truck cargo'],
    ['general-liability', 'General liability'],
    ['workers-compensation', 'Workers’ compensation'],
    ['umbrella', 'Umbrella or excess'],
    ['trailer-interchange', 'Trailer interchange'],
    ['non-owned-trailer', 'Non-owned trailer'],
    ['physical-damage', 'Physical damage'],
    ['broker-bond', 'Broker bond'],
  ])
})
