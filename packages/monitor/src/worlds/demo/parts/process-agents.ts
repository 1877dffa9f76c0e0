import { daysBefore } from '../../days.ts'
import { randomFrom } from '../../random.ts'
import type { DemoPart } from '../part.ts'

/** The carriers that have an agent on record: those with a name of their own, and some others. */
const LAST_CARRIER = 60

const AGENTS = [
  { id: 1, name: 'LANTERN HILL PROCESS AGENTS, INC.', city: 'DOVER', state: 'DE' },
  { id: 2, name: 'ALL STATES FILING SERVICE LLC', city: 'COLUMBUS', state: 'OH' },
  { id: 3, name: 'TRUCKERS LEGAL AGENTS OF AMERICA', city: 'LITTLE ROCK', state: 'AR' },
]

/** Who accepts legal papers for carriers that have authority or had it. */
export const part: DemoPart = ({ today, carriers }) => ({
  process_agents: AGENTS,
  carrier_process_agents: carriers.slice(0, LAST_CARRIER).flatMap(({ carrier: { id }, authority }) => {
    if (authority === null) return []
    const agent_id = randomFrom(`demo/process-agents/${id}`).whole(1, AGENTS.length)
    return [
      {
        carrier_id: id,
        agent_id,
        source_file: 'Motus BOC3' as const,
        federal_key: agent_id,
        federal_digest: 0,
        as_of: daysBefore(today, 1),
      },
    ]
  }),
})
