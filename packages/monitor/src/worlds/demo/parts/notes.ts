import { momentBefore, oldestFirst } from '../../days.ts'
import { desksOf } from '../../freight/desks.ts'
import { COMPANY } from '../demo-companies.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** Named carriers with notes. */
const NOTED_CARRIERS = [2, 3, 6, 7, 12, 13] as const
/** More than a page of notes about one carrier. */
const NOTES_OF_FIRST = 55

const TEXTS = [
  'Called dispatch, new insurance comes on Monday.',
  'Driver asked for the address of the gate again.\nSent it twice.',
  'Prefers loads out of Texas; no touch freight.',
  'Rate was fine, paperwork came late.',
  'Said the truck would be empty by noon. It was.',
  '<b>Urgent</b> & "quoted": call before eight',
  '=HYPERLINK("http://nowhere.example")',
  'Señora Núñez spricht mit dem Fahrer, 你好.',
] as const

const [DANA, SAM, PRIYA] = [1, 2, 4] as const

/** Notes of Northlake that mention a colleague, the newest ones, two of which wait for Dana. */
const MENTIONS = [
  {
    about: { carrier_id: null, notable_id: 3 },
    by: SAM,
    to: DANA,
    text: '@Dana Reyes the receiver closes at 3 pm today. Can you move the window, or do we let it roll?',
    daysAgo: 0,
    isSeen: false,
  },
  {
    about: { carrier_id: 2, notable_id: null },
    by: PRIYA,
    to: DANA,
    text: '@Dana Reyes their agent sent a new certificate. Please look before we book them again.',
    daysAgo: 1,
    isSeen: false,
  },
  {
    about: { carrier_id: null, notable_id: 4 },
    by: DANA,
    to: SAM,
    text: '@Sam Okonjo detention is approved up to two hours.',
    daysAgo: 2,
    isSeen: true,
  },
] as const

/** Notes about carriers and loads, also with unusual texts. */
export const part: DemoPart = ({ today, carriers }) => {
  const write = (seed: string, at: number, users: readonly number[]) => {
    const random = randomFrom(`demo/notes/${seed}/${at}`)
    return {
      text: TEXTS[at % TEXTS.length] ?? '',
      user_id: random.pick(users),
      created_at: momentBefore(today, 1 + Math.floor(at / 2), random.whole(480, 1_080)),
    }
  }
  const mentioning = MENTIONS.map(({ about, by, text, daysAgo, to, isSeen }) => ({
    note: {
      company_id: COMPANY.northlake,
      ...about,
      text,
      user_id: by,
      created_at: momentBefore(today, daysAgo, 90),
    },
    mention: { user_id: to, seen_at: isSeen ? momentBefore(today, daysAgo, 120) : null },
  }))
  const others = desksOf(carriers.length).flatMap(({ companyId, users, loads, loadsFrom }) => [
    ...NOTED_CARRIERS.flatMap((carrier_id, place) =>
      Array.from({ length: companyId === 1 && place === 0 ? NOTES_OF_FIRST : 1 + place }, (_, at) => ({
        company_id: companyId,
        carrier_id,
        notable_id: null,
        ...write(`${companyId}/carrier/${carrier_id}`, at, users),
      })),
    ),
    ...Array.from({ length: Math.min(loads, 40) }, (_, at) => ({
      company_id: companyId,
      carrier_id: null,
      notable_id: loadsFrom + 1 + Math.floor(at / 2),
      ...write(`${companyId}/load`, at, users),
    })),
  ])
  const all = oldestFirst(
    [...mentioning, ...others.map(note => ({ note, mention: null }))],
    it => it.note.created_at,
  )
  return {
    note_mentions: all.flatMap(({ mention }, at) =>
      mention === null ? [] : [{ note_id: at + 1, ...mention }],
    ),
    notes: all.map(({ note }, at) => ({ id: at + 1, ...note })),
  }
}
