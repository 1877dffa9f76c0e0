import { momentBefore } from '../../days.ts'
import { desksOf } from '../../freight/desks.ts'
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
  return {
    notes: desksOf(carriers.length).flatMap(({ companyId, users, loads, loadsFrom }) => [
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
    ]),
  }
}
