import type {
  AssociatedCarrier,
  CarrierCompanyAccount,
  CarrierId,
  ContactCarrier,
  DirectoryContact,
  DirectoryUser,
  EditRequest,
  FederalInformation,
  RedactedUsers,
} from '@fairhaul/core'
import {
  aCarrierCompanyAccount,
  aDirectoryContact,
  aDirectoryUser,
  anAssociatedCarrier,
  id,
  someFederalInformation,
  someRedactedUsers,
} from '../../builders/index.ts'

/** What a directory of one carrier holds, whole. */
export interface DirectoryInWorld {
  readonly carrierId: CarrierId
  readonly users: readonly DirectoryUser[]
  readonly dispatchUsers: readonly DirectoryUser[]
  readonly contacts: readonly DirectoryContact[]
  readonly federalInformation: FederalInformation | null
}

/** An e-mail or a phone that somebody of a carrier has. */
export interface ContactInWorld {
  readonly carrierId: CarrierId
  readonly email: string | null
  readonly phone: string | null
  readonly relation: ContactCarrier['relation']
}

/** The rows of the fakes about who a carrier really is. */
export interface PeopleWorld {
  associations: { readonly carrierId: CarrierId; readonly associate: AssociatedCarrier }[]
  directories: DirectoryInWorld[]
  contactsOnRecord: ContactInWorld[]
  redactedUsers: { readonly carrierId: CarrierId; readonly users: RedactedUsers }[]
  carrierAccounts: CarrierCompanyAccount[]
  editRequests: EditRequest[]
}

/** Carrier 7 with one associate, a small directory, one user and an account of its own. */
export const peopleWorld = (): PeopleWorld => ({
  associations: [{ carrierId: id(7), associate: anAssociatedCarrier() }],
  directories: [
    {
      carrierId: id(7),
      users: [aDirectoryUser()],
      dispatchUsers: [],
      contacts: [aDirectoryContact()],
      federalInformation: someFederalInformation(),
    },
  ],
  contactsOnRecord: [
    { carrierId: id(7), email: 'ruth@eaglemesa.example', phone: '+12145550111', relation: 'own' },
  ],
  redactedUsers: [{ carrierId: id(7), users: someRedactedUsers() }],
  carrierAccounts: [aCarrierCompanyAccount()],
  editRequests: [],
})
