import type { CarrierRows } from '../../carriers/carrier-rows.ts'
import { domainOf, phoneOf } from '../../carriers/contacts.ts'
import { momentBefore } from '../../days.ts'
import { FIRST_NAMES, LAST_NAMES } from '../../person-names.ts'
import { type Random, randomFrom } from '../../random.ts'
import type { WorldRows } from '../../world.ts'
import { carrierAccounts } from '../carrier-accounts.ts'
import type { DemoPart } from '../part.ts'

type Row<T extends keyof WorldRows> = NonNullable<WorldRows[T]>[number]
type List = Row<'carrier_roles'>['list']

/** More users than a page holds. */
const USERS_OF_NAMED = 61
/** Dispatch services: an ordinary one books for a few carriers, the hub for so many that it associates none. */
const SERVICES = 24
const HUB_CARRIERS = 230
const FIRST_ORDINARY = 301

const KINDS = [
  'owner',
  'driver',
  'dispatcher',
  'after_hours_dispatcher',
  'safety_manager',
  'billing',
] as const
const HIDING: readonly (readonly [number, readonly ('name' | 'phone' | 'email')[]])[] = [
  [6, []],
  [3, ['phone']],
  [1, ['phone', 'email']],
  [1, ['name', 'phone', 'email']],
]

/** Collects the rows of people, their lists and their sign-ins. Ids are sequential. */
class Register {
  readonly people: Row<'carrier_people'>[] = []
  readonly roles: Row<'carrier_roles'>[] = []
  readonly sign_ins: Row<'carrier_sign_ins'>[] = []
  readonly #today: string

  constructor(today: string) {
    this.#today = today
  }

  person(random: Random, domain: string, change: Partial<Row<'carrier_people'>> = {}): number {
    const id = this.people.length + 1
    const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
    const drawn = {
      id,
      name: `${first} ${random.pick([...'ABCDEFGHJKLMNPRSTW'])}. ${last}`,
      phone_e164: random.chance(0.9) ? phoneOf(random) : null,
      email: random.chance(0.95) ? `${first}.${last}${id}@${domain}`.toLowerCase() : null,
      hides: [...random.weigh(HIDING)],
      created_at: momentBefore(this.#today, random.whole(10, 900)),
    }
    this.people.push({ ...drawn, ...change })
    return id
  }

  names(carrier_id: number, person_id: number, list: List, is_types: readonly string[] = []): void {
    this.roles.push({
      carrier_id,
      person_id,
      list,
      is_types: [...is_types],
      created_at: momentBefore(this.#today, 9),
    })
  }

  signedIn(carrier_id: number, person_id: number, remote_address: string, days: number): void {
    const last_at = momentBefore(this.#today, days)
    this.sign_ins.push({ carrier_id, person_id, remote_address, last_at })
  }
}

/** A network address of the documentation range, one for each carrier. */
const ownLine = (carrierId: number) =>
  `2001:db8:${Math.floor(carrierId / 65_536).toString(16)}:${(carrierId % 65_536).toString(16)}::`

const ordinary = (register: Register, { carrier: { id, legal_name } }: CarrierRows) => {
  const random = randomFrom(`demo/carrier-people/${id}`)
  if (!random.chance(0.4)) return
  const domain = domainOf(legal_name ?? '', id)
  for (let count = random.whole(1, 4); count > 0; count--) {
    const person = register.person(random, domain)
    const isOwner = count === 1
    register.names(id, person, 'carrier_users', isOwner ? ['owner'] : [random.pick(KINDS)])
    if (random.chance(0.2))
      register.names(
        id,
        person,
        random.pick(['active_dispatchers', 'inactive_dispatchers', 'pending_dispatchers'] as const),
      )
    if (random.chance(0.5)) register.signedIn(id, person, ownLine(id), random.whole(0, 60))
  }
}

/** Eagle Mesa has more users than a page; the two Copper Wrens share a clerk and a network address. */
const namedPeople = (register: Register) => {
  const random = randomFrom('demo/carrier-people/stories')
  const eagle = Array.from({ length: USERS_OF_NAMED }, () => register.person(random, 'eaglemesa.example'))
  for (const [at, person] of eagle.entries())
    register.names(2, person, 'carrier_users', at === 0 ? ['owner'] : [KINDS[at % KINDS.length] ?? 'driver'])
  const lists: readonly List[] = ['active_dispatchers', 'inactive_dispatchers', 'pending_dispatchers']
  for (const [at, list] of lists.entries())
    for (const person of eagle.slice(at * 3, at * 3 + 3)) register.names(2, person, list, ['dispatcher'])
  const clerk = register.person(random, 'copperwren.example', {
    name: 'Vera Q. Wexford',
    email: 'vera@copperwren.example',
    phone_e164: '+12145550189',
    hides: ['phone'],
  })
  register.names(6, clerk, 'carrier_users', ['owner'])
  register.names(7, clerk, 'carrier_users', ['billing'])
  register.names(7, clerk, 'pending_dispatchers')
  for (const carrier of [6, 7]) register.signedIn(carrier, clerk, '203.0.113.66', carrier)
  // These two share only a network address.
  for (const carrier of [12, 16]) {
    const person = register.person(random, `notch${carrier}.example`)
    register.names(carrier, person, 'carrier_users', ['owner'])
    register.signedIn(carrier, person, '198.51.100.12', carrier)
  }
}

const services = (register: Register, count: number) => {
  for (let service = 1; service <= SERVICES; service++) {
    const random = randomFrom(`demo/dispatch-service/${service}`)
    const email = `desk@dispatch${service}.example`
    const person = register.person(random, `dispatch${service}.example`, { email, hides: [] })
    const booked = new Set(
      Array.from({ length: random.whole(2, 7) }, () => random.whole(FIRST_ORDINARY, count)),
    )
    if (service === 1) booked.add(2).add(3)
    for (const carrier of booked) register.names(carrier, person, 'active_dispatchers', ['dispatcher'])
  }
  // A hub: so many carriers share its e-mail and phone that it associates none of them.
  const random = randomFrom('demo/dispatch-service/hub')
  const hub = register.person(random, 'loadfactor.example', {
    name: 'Accounts Desk',
    email: 'accounts@loadfactor.example',
    phone_e164: '+12145550001',
    hides: [],
  })
  for (let carrier = FIRST_ORDINARY; carrier < FIRST_ORDINARY + HUB_CARRIERS && carrier <= count; carrier++)
    register.names(carrier, hub, 'active_dispatchers', ['billing'])
}

/** Alerts of other brokers about the address that the two Copper Wrens share. */
const alerts = (today: string): Row<'identity_alerts'>[] =>
  [2, 15].map(days => ({
    carrier_id: null,
    company_id: days === 2 ? 4 : 2,
    user_id: null,
    is_type: 'double_brokering',
    message: 'Booked from this address, and someone else came to the dock.',
    site: days === 2 ? 'main' : 'watchdog',
    email: 'office@copperwren.example',
    phone: null,
    phone_e164: null,
    file_date: momentBefore(today, days).slice(0, 10),
    created_at: momentBefore(today, days),
  }))

/**
 * The people of carriers: users, dispatchers of every list, dispatch services of several carriers, people with hidden
 * values, their sign-ins, and the accounts of carriers.
 */
export const part: DemoPart = ({ today, carriers }) => {
  const register = new Register(today)
  namedPeople(register)
  services(register, carriers.length)
  for (const carrier of carriers.slice(FIRST_ORDINARY - 1)) ordinary(register, carrier)
  return {
    carrier_people: register.people,
    carrier_roles: register.roles,
    carrier_sign_ins: register.sign_ins,
    companies: [...carrierAccounts(today, carriers)],
    identity_alerts: alerts(today),
  }
}
