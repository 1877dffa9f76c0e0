import {
  companyUsersContract,
  integrationsContract,
  signUpContract,
  userInvitationsContract,
} from '@fairhaul/testkit/contracts'
import { furnishAccount } from '@fairhaul/testkit/office'
import { httpCompanyUsers } from '../calls/company-users.ts'
import { httpIntegrations } from '../calls/integrations.ts'
import { httpSignUp } from '../calls/sign-up.ts'
import { httpUserInvitations } from '../calls/user-invitations.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'accounts',
  ({ office, room, broker, visitor, signedIn }) => {
    companyUsersContract(async () => {
      const company = room().nextCompany()
      return {
        ...company,
        users: httpCompanyUsers(await signedIn(company.managerEmail)),
        asColleague: httpCompanyUsers(await signedIn(company.colleagueEmail)),
        foreign: office().facts.otherUserId,
        absent: office().facts.absent,
      }
    })
    signUpContract(async () => ({
      signUp: httpSignUp(visitor()),
      email: room().nextEmail(),
      knownEmail: office().newEmail(),
      invitedEmail: room().nextInvitedEmail(),
      invitation: room().invitation,
      codeFor: email => office().monitor.codeFor(email),
    }))
    userInvitationsContract(async () => ({
      invitations: httpUserInvitations(await signedIn(room().inviterEmail)),
      nextEmail: room().nextEmail,
      colleagueEmail: room().inviteesColleagueEmail,
      claimed: room().claimed,
      absent: office().facts.absent,
      forVisitor: httpUserInvitations(visitor()),
    }))
    integrationsContract(async () => ({
      ...office().facts,
      integrations: httpIntegrations(await broker()),
      applicationIds: room().applicationIds,
    }))
  },
  furnishAccount,
)
