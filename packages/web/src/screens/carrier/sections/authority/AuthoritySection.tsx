import {
  type AuthorityActLine,
  authorityActLines,
  authorityAgeBullet,
  authorityFact,
  type AuthorityHistory,
  authorityKindFact,
  authorityHistorySources,
  authorityPicture,
  authorityStateSource,
  type CalendarDate,
  type Census,
  type Fact,
  type FederalTies,
  formatCalendarDate,
  noGrantText,
  operationFact,
  ordersSourceText,
  type OutOfServiceOrders,
  outOfServiceOrderText,
  processAgentFact,
  registrationFact,
  statusSource,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Bars } from '../../../../ui/chart/Bars.tsx'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { TimeBars } from '../../../../ui/chart/TimeBars.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import evidence from '../evidence.module.css'
import { DatedLines, Folded } from '../DatedLines.tsx'
import { FactTable } from '../FactTable.tsx'
import { FullProfileNote } from '../FullProfileNote.tsx'
import { assessedRuleTypesOf } from '../section-facts.ts'
import type { AuthorityStore } from './authority-store.ts'

/** The operating authority of the carrier, and its history with its gaps. */
export const AuthoritySection = observer(({ id, name, carrier, today }: ProfilePartProps) => {
  const store = useScreenStore<AuthorityStore>()
  const { authority, census } = carrier
  const age = authorityAgeBullet(carrier, assessedRuleTypesOf(carrier), today)
  return (
    <Card id={id} heading={name}>
      <div className={evidence['parts']}>
        <div>
          <FactTable
            facts={[
              ['Carrier authority', authorityFact(authority, today, census)],
              ['Common', authorityKindFact(authority.common)],
              ['Contract', authorityKindFact(authority.contract)],
              ['Broker', authorityKindFact(authority.broker)],
              ['Registration', registrationFact(census)],
              ['Operation', operationFact(census)],
              ...agentFact(store.ties.value),
            ]}
            sources={[
              authorityStateSource(authority),
              ...authorityHistorySources(authority),
              ...(census.statusSource == null ? [] : [statusSource(census)]),
            ]}
          >
            <div className={evidence['figure']}>
              <Bars label="Authority age and what your rules need" bars={age === undefined ? [] : [age]} />
            </div>
          </FactTable>
        </div>
        {carrier.isFullProfile ? (
          <div>
            {!store.hasNoHistory && (
              <Loaded query={store.history} what="the history of the authority">
                {history => <History history={history} census={census} today={today} />}
              </Loaded>
            )}
            {carrier.safety !== null && !store.hasNoOrders && (
              <Loaded query={store.orders} what="the out-of-service orders">
                {orders => <Orders found={orders} />}
              </Loaded>
            )}
          </div>
        ) : (
          <div>
            <FullProfileNote what="The years of its authority and their gaps" />
          </div>
        )}
      </div>
    </Card>
  )
})

/** Left out while it is not known, and where the monitor does not say. */
const agentFact = (ties: FederalTies | undefined): readonly (readonly [string, Fact])[] =>
  ties === undefined ? [] : [['Process agent', processAgentFact(ties.processAgents)]]

const HEADINGS = ['From', 'To', 'What']

interface HistoryProps {
  readonly history: AuthorityHistory
  readonly census: Census
  readonly today: CalendarDate
}

/** Empty: a sentence where no grant is on record; what was done to the authority is listed all the same. */
const History = ({ history, census, today }: HistoryProps) => {
  const picture = authorityPicture(history, today)
  const acts = authorityActLines(history.acts)
  const pending = acts.filter(({ status }) => status === 'pending')
  const past = acts.filter(({ status }) => status !== 'pending')
  return (
    <>
      {picture === null ? (
        <p className={evidence['none']}>{noGrantText(census)}</p>
      ) : (
        <Figure
          heading="History"
          note="common and contract"
          summary={picture.summary}
          table={{ columns: HEADINGS, rows: picture.rows }}
          source={`FMCSA authority history${history.asOf === null ? '' : `, ${formatCalendarDate(history.asOf)}`}`}
        >
          <TimeBars
            ticks={picture.axis.ticks}
            today={picture.axis.today}
            marks={picture.marks}
            lanes={[{ key: 'authority', label: '', bars: picture.bars }]}
          />
        </Figure>
      )}
      <Acts acts={pending} />
      <Folded what="What FMCSA did" count={past.length}>
        <Acts acts={past} />
      </Folded>
    </>
  )
}

const Acts = ({ acts }: { readonly acts: readonly AuthorityActLine[] }) => (
  <DatedLines
    lines={acts.map(({ key, on, about, text, status, source }) => ({
      key,
      on,
      text: `${about}: ${text}`,
      note: source,
      ...(status === 'pending' && { tone: 'ending' }),
      ...(status === 'void' && { tone: 'past' }),
    }))}
  />
)

/** Empty: says so, as of the day of the file that lists every order; without such a file nothing is said. */
const Orders = ({ found }: { readonly found: OutOfServiceOrders }) => {
  if (found.orders.length === 0)
    return found.asOf === null ? null : (
      <p className={cx(evidence['none'], evidence['spaced'])}>
        No out-of-service order on record ({ordersSourceText(found)}).
      </p>
    )
  return (
    <Folded
      what="Out-of-service orders"
      count={found.orders.length}
      isOpen={found.orders.some(({ isInForce }) => isInForce)}
    >
      <DatedLines
        lines={found.orders.map((order, at) => ({
          key: String(at),
          on: order.orderedOn,
          text: outOfServiceOrderText(order),
          note: ordersSourceText(found),
          tone: order.isInForce ? 'short' : 'past',
        }))}
      />
    </Folded>
  )
}
