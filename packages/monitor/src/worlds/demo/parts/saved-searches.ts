import { momentBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoArea, DemoPart } from '../part.ts'

/** An end of a lane as query parameters. */
const end = (name: 'origin' | 'destination', { id, name: called, state_area_id }: DemoArea): string =>
  [
    `[name]=${encodeURIComponent(called)}`,
    `[area_id]=${id}`,
    `[state_area_id]=${state_area_id}`,
    `[kma_area_id]=${id}`,
  ]
    .map(part => name + part)
    .join('&')

interface SearchSubject {
  readonly word: string
  readonly origin: DemoArea
  readonly destination: DemoArea
}

const city = ({ name }: DemoArea): string => name.replace(' market', '')

const onLane = ({ origin, destination }: SearchSubject, filters: string): string =>
  `/carriers/lane-search-results?${end('origin', origin)}&${end('destination', destination)}&${filters}`

/** Kinds of saved searches: their name and address. */
const SEARCHES: readonly ((subject: SearchSubject) => readonly [name: string, address: string])[] = [
  subject => [`Reefers out of ${city(subject.origin)}`, onLane(subject, 'filters[equipment][]=reefer')],
  subject => [
    `Flatbeds to ${city(subject.destination)}`,
    onLane(subject, 'filters[fleet][min]=5&filters[equipment][]=flatbed'),
  ],
  ({ word }) => [`Carriers named ${word}`, `/carriers/search-results?search=${word}`],
  ({ word }) => [`Everything about ${word}`, `/carriers/global-search?search=${word}`],
  ({ word }) => [`Trailers for ${word}`, '/vehicles?filters[type]=trailer&filters[trailer_type]=reefer'],
]

/** Markets between which many carriers run, so that a saved lane finds some. */
const BUSY_MARKETS: ReadonlySet<string> = new Set(
  [
    'Atlanta, GA',
    'Chicago, IL',
    'Columbus, OH',
    'Dallas, TX',
    'Denver, CO',
    'Houston, TX',
    'Memphis, TN',
  ].map(name => `${name} market`),
)

const NAME_STARTS = ['Eagle', 'Wren', 'Lantern', 'Ochre', 'Umber', 'Sable'] as const

/** How many searches each user has saved; Dana has more than a page. */
const SEARCH_COUNTS = [
  [1, 57],
  [2, 4],
  [4, 9],
  [6, 3],
  [9, 2],
] as const

const CORRECTIONS = [
  'The phone is answered by someone else now.',
  'They moved; the address on file is an empty lot.',
  'The doing-business name was given up in spring.',
] as const

/** Saved searches and edit requests. */
export const part: DemoPart = ({ today, carriers, areas }) => {
  const markets = areas.filter(({ is_type, name }) => is_type === 'kma' && BUSY_MARKETS.has(name))
  return {
    saved_searches: SEARCH_COUNTS.flatMap(([user_id, count]) =>
      Array.from({ length: count }, (_, place) => {
        const at = count - 1 - place
        const random = randomFrom(`demo/saved-search/${user_id}/${at}`)
        const origin = random.pick(markets)
        const search = random.pick(SEARCHES)
        const [name, address] = search({
          word: random.pick(NAME_STARTS),
          origin,
          destination: random.pick(markets.filter(market => market !== origin)),
        })
        return {
          user_id,
          name,
          address,
          created_at: momentBefore(today, 1 + at * 3, 500 + random.whole(0, 300)),
        }
      }),
    ),
    edit_requests: CORRECTIONS.map((message, at) => ({
      carrier_id: carriers[2 + at]?.carrier.id ?? 1,
      company_id: 1,
      user_id: 1 + at,
      message,
      created_at: momentBefore(today, 2 + at * 9),
    })),
  }
}
