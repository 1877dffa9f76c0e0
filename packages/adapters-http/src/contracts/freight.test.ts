import { seedFreight } from '@fairhaul/testkit/contract-company'
import {
  companyEventsContract,
  loadLogsContract,
  loadsByNumberContract,
  loadsContract,
  loadTracesContract,
  notesContract,
  teamsContract,
  ticketsContract,
} from '@fairhaul/testkit/contracts'
import { httpCompanyEvents } from '../calls/company-events.ts'
import { httpConnections } from '../calls/connections.ts'
import { httpLoadLogs } from '../calls/load-logs.ts'
import { httpLoadTraces } from '../calls/load-traces.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpLoadsByNumber } from '../calls/loads-by-number.ts'
import { httpNotes } from '../calls/notes.ts'
import { httpTeams } from '../calls/teams.ts'
import { httpTickets } from '../calls/tickets.ts'
import { runContracts } from '../testing/run-contracts.ts'

runContracts(
  'freight',
  ({ seeded, testCompany, broker, signedIn, visitor }) => {
    loadsContract(async () => ({
      ...seeded(),
      loads: httpLoads(await broker()),
      connections: httpConnections(await broker()),
      nextLoad: () => seeded().nextLoad().loadId,
    }))
    loadsByNumberContract(async () => {
      const http = await broker()
      return {
        entries: httpLoadsByNumber(http),
        loads: httpLoads(http),
        foreign: httpLoadsByNumber(await signedIn(seeded().strangerEmail)),
        forVisitor: httpLoadsByNumber(visitor()),
      }
    })
    loadLogsContract(async () => {
      const http = await broker()
      return {
        ...seeded(),
        loadLogs: httpLoadLogs(http),
        loads: httpLoads(http),
        now: () => testCompany().monitor.clock.now().getTime(),
      }
    })
    loadTracesContract(async () => ({ ...seeded(), traces: httpLoadTraces(await broker()) }))
    companyEventsContract(async () => {
      const http = await broker()
      const loads = httpLoads(http)
      return {
        events: httpCompanyEvents(http),
        change: async () => {
          const { loadId: id } = seeded().nextLoad()
          await loads.update({ id, status: 'delayed' })
          return id
        },
        forVisitor: httpCompanyEvents(visitor()),
      }
    })
    ticketsContract(async () => ({
      ...seeded(),
      tickets: httpTickets(await signedIn(seeded().staff.email)),
      userId: seeded().staff.userId,
      ofManager: httpTickets(await signedIn(seeded().manager.email)),
      loadId: seeded().ticketLoadId,
      loadText: seeded().ticketLoadText,
      foreign: seeded().foreignTicket,
    }))
    notesContract(async () => ({
      notes: httpNotes(await broker()),
      nextCarrier: () => ({ kind: 'carrier', carrierId: testCompany().nextCarrier() }),
      nextLoad: () => ({ kind: 'load', loadId: seeded().nextLoad().loadId }),
      absent: [seeded().foreignCarrier, { kind: 'load', loadId: seeded().foreign }],
      userId: testCompany().facts.userId,
      colleagueId: seeded().colleagueId,
      strangerId: seeded().strangerId,
      absentNote: seeded().absent,
      forVisitor: httpNotes(visitor()),
    }))
    teamsContract(async () => ({
      teams: httpTeams(await broker()),
      companyId: testCompany().facts.companyId,
      otherCompanyId: testCompany().facts.otherCompanyId,
      teamId: await seeded().newTeam(),
      userId: seeded().colleagueId,
      strangerId: seeded().strangerId,
      absent: seeded().absent,
      absentMember: seeded().absent,
      forVisitor: httpTeams(visitor()),
    }))
  },
  seedFreight,
)
