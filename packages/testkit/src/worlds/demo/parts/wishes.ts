import { momentBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** Kinds of searches that people keep, with what is put into name and address. */
const SEARCHES = [
  ['Reefers out of {}', '/carriers/lane-search-results?origin[term]={}&equipment[0]=reefer'],
  ['Flatbeds near {}', '/carriers/lane-search-results?origin[term]={}&equipment[0]=flatbed'],
  ['Carriers named {}', '/carriers/search-results?search={}'],
  ['Everything about {}', '/carriers/global-search?search={}'],
  ['Trucks seen near {}', '/vehicles?search={}'],
] as const

const WORDS = [
  'Amarillo',
  'Laredo',
  'Joliet',
  'Fontana',
  'Eagle',
  'Wren',
  'Lantern',
  'Ochre',
  'Umber',
  'Sable',
]

/** How many searches each user keeps; Dana's fill more than a page. */
const KEPT = [
  [1, 57],
  [2, 4],
  [4, 9],
  [6, 3],
  [9, 2],
] as const

const CORRECTIONS = [
  'The phone is answered by somebody else now.',
  'They moved; the address on file is an empty lot.',
  'The doing-business name was given up in spring.',
] as const

/** Searches that people keep, and corrections they asked for. */
export const part: DemoPart = ({ today, carriers }) => ({
  saved_searches: KEPT.flatMap(([user_id, count]) =>
    Array.from({ length: count }, (_, at) => {
      const random = randomFrom(`demo/saved-search/${user_id}/${at}`)
      const [name, address] = random.pick(SEARCHES)
      const word = random.pick(WORDS)
      return {
        user_id,
        name: name.replace('{}', word),
        address: address.replace('{}', word),
        created_at: momentBefore(today, at * 3, 500 + random.whole(0, 300)),
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
})
