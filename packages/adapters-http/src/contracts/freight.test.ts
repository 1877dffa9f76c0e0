import {
  loadLogsContract,
  loadsContract,
  loadTracesContract,
  notesContract,
  teamsContract,
  ticketsContract,
} from '@fairhaul/testkit/contracts'
import { furnishFreight } from '@fairhaul/testkit/office'
import { httpLoadLogs } from '../calls/load-logs.ts'
import { httpLoadTraces } from '../calls/load-traces.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpNotes } from '../calls/notes.ts'
import { httpTeams } from '../calls/teams.ts'
import { httpTickets } from '../calls/tickets.ts'
import { atTheOffice } from '../testing/at-the-office.ts'

atTheOffice(
  'freight',
  ({ room, office, broker, signedIn, visitor }) => {
    loadsContract(async () => ({
      ...room(),
      loads: httpLoads(await broker()),
      nextLoad: () => room().nextLoad().loadId,
    }))
    loadLogsContract(async () => {
      const http = await broker()
      return {
        ...room(),
        loadLogs: httpLoadLogs(http),
        loads: httpLoads(http),
        now: () => office().monitor.clock.now().getTime(),
      }
    })
    loadTracesContract(async () => ({ ...room(), traces: httpLoadTraces(await broker()) }))
    ticketsContract(async () => ({
      ...room(),
      tickets: httpTickets(await signedIn(room().staff.email)),
      userId: room().staff.userId,
      loadId: room().ticketLoadId,
      foreign: room().foreignTicket,
    }))
    notesContract(async () => ({
      notes: httpNotes(await broker()),
      nextCarrier: () => ({ kind: 'carrier', carrierId: office().nextCarrier() }),
      nextLoad: () => ({ kind: 'load', loadId: room().nextLoad().loadId }),
      absent: [room().foreignCarrier, { kind: 'load', loadId: room().foreign }],
      forVisitor: httpNotes(visitor()),
    }))
    teamsContract(async () => ({
      teams: httpTeams(await broker()),
      companyId: office().facts.companyId,
      otherCompanyId: office().facts.otherCompanyId,
      teamId: await room().newTeam(),
      userId: room().colleagueId,
      strangerId: room().strangerId,
      absent: room().absent,
      absentMember: room().absent,
      forVisitor: httpTeams(visitor()),
    }))
  },
  furnishFreight,
)
