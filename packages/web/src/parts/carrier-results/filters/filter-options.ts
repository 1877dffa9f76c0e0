import {
  ALL_BUT_DO_NOT_DISPATCH,
  ASSESSMENT_BUCKET_TEXTS,
  ASSESSMENT_BUCKETS,
  AUTO_COVERS_USD,
  CARGO_FILTER_USD,
  type CarrierSort,
  CONNECTION_CHOICES,
  CONNECTION_STATE_LABELS,
  type ConnectionState,
  carrierSortText,
  type CurrentUser,
  FIRST_DIRECTIONS,
  formatUsd,
  writeCarrierSort,
} from '@fairhaul/core'
import { sortsOfUser } from '../carrier-sorts.ts'

const ANY = 'any'

/** The option key of a select's value; `any` for none. */
export const keyOrAny = (value: string | number | null): string =>
  value === null || value === 0 ? ANY : String(value)

export const ASSESSMENT_OPTIONS = [
  { key: ANY, label: 'Any' },
  ...ASSESSMENT_BUCKETS.map(key => ({ key, label: ASSESSMENT_BUCKET_TEXTS[key] })),
]

const coverOptions = (amounts: readonly number[]) =>
  amounts.map(usd => ({
    key: keyOrAny(usd),
    label: usd === 0 ? 'Any' : `At least ${formatUsd(usd)}`,
  }))

export const AUTO_OPTIONS = coverOptions(AUTO_COVERS_USD)
export const CARGO_OPTIONS = coverOptions(CARGO_FILTER_USD)

/** The connection filters that can be chosen. An address may hold others, for which there is no option. */
const CONNECTIONS: readonly {
  readonly key: string
  readonly label: string
  readonly of: readonly ConnectionState[]
}[] = [
  { key: ANY, label: 'Any', of: [] },
  { key: 'usable', label: 'All but Do not dispatch', of: ALL_BUT_DO_NOT_DISPATCH },
  ...CONNECTION_CHOICES.map(state => ({
    key: state,
    label: CONNECTION_STATE_LABELS[state],
    of: [state],
  })),
]

export const CONNECTION_OPTIONS = CONNECTIONS.map(({ key, label }) => ({ key, label }))
export const connectionKey = (connections: readonly ConnectionState[]): string | null =>
  CONNECTIONS.find(({ of }) => of.join() === connections.join())?.key ?? null
export const connectionsOfKey = (key: string): readonly ConnectionState[] =>
  CONNECTIONS.find(each => each.key === key)?.of ?? []

const reversed = (sort: CarrierSort): CarrierSort => ({
  ...sort,
  direction: sort.direction === 'ascending' ? 'descending' : 'ascending',
})

/** Every order that a user may choose, each default direction first. */
export const sortsFor = (user: CurrentUser | null | undefined): readonly CarrierSort[] =>
  sortsOfUser(user).flatMap(by => {
    const first = { by, direction: FIRST_DIRECTIONS[by] }
    return [first, reversed(first)]
  })

export const sortKey = (sort: CarrierSort | null): string => writeCarrierSort(sort) ?? ANY
export const sortOption = (sort: CarrierSort | null) => ({ key: sortKey(sort), label: carrierSortText(sort) })
