import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Source: section 6, "Company type". Someone still signing up has no company yet. */
export const brokerCompany: Guard = ({ actor }) => {
  if (actor?.company?.company_type !== 'broker') throw forbidden('Only a broker company can do this.')
}
