import {
  type Loadable,
  NO_CARRIER_FILTERS,
  type ResultsAddress,
  type ResultsRoute,
  resultsPath,
} from '@fairhaul/core'

/** Another address to search at after a refusal, and its label. */
export interface Remedy {
  /** The title of the error, where it is more precise than that of the refusal. */
  readonly title?: string
  readonly label: string
  readonly to: string
}

const TOO_MANY = 'Too many carriers match'

/** Empty: undefined when no other address helps. */
export const remedyOf = (
  question: Loadable<unknown>,
  route: ResultsRoute,
  address: ResultsAddress,
): Remedy | undefined => {
  if (question.kind !== 'refused') return undefined
  const { refusal } = question
  const isAbout = (field: string) =>
    refusal.kind === 'invalid' && refusal.problems.some(problem => problem.field === field)
  const first = { ...address, page: 1 }
  if (isAbout('sort'))
    return {
      title: TOO_MANY,
      label: 'Sort by best match',
      to: resultsPath(route, { ...first, sort: null }),
    }
  if (isAbout('assessment')) {
    const filters = { ...address.filters, assessment: null }
    return {
      title: TOO_MANY,
      label: 'Search without my rules',
      to: resultsPath(route, { ...first, filters }),
    }
  }
  if (isAbout('verdict')) {
    const filters = { ...address.filters, verdict: null }
    return { title: TOO_MANY, label: 'Show every verdict', to: resultsPath(route, { ...first, filters }) }
  }
  const plain = { ...first, filters: NO_CARRIER_FILTERS, sort: null }
  const isPlain = resultsPath(route, first) === resultsPath(route, plain)
  return refusal.kind === 'forbidden' && !isPlain
    ? { label: 'Search without filters', to: resultsPath(route, plain) }
    : undefined
}
