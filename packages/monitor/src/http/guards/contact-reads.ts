import type { Guard } from '../route.ts'
import { countOnce, type Limit } from '../throttle.ts'

const message = 'You have looked up many contacts in a short time. Wait a moment, then go on.'

/**
 * How often one person may read the directory and search contacts: two reads a second for ten minutes, which is several
 * profiles a minute with every part of their directory. Copying the directory takes more.
 */
export const CONTACT_READS_OF_USER: Limit = { name: 'contact-reads-user', max: 1_200, seconds: 600, message }

/** The same for all people of a company. */
export const CONTACT_READS_OF_COMPANY: Limit = {
  name: 'contact-reads-company',
  max: 12_000,
  seconds: 600,
  message,
}

/** Refuses: 429 beyond either limit. What the person is refused does not count for the company. */
export const contactReads: Guard = async ({ actor, services }) => {
  if (actor === null) return
  await countOnce(services, CONTACT_READS_OF_USER, `${actor.user.id}`)
  if (actor.company !== null) await countOnce(services, CONTACT_READS_OF_COMPANY, `${actor.company.id}`)
}
