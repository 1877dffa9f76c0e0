import {
  authorityActionText,
  authorityAgeBullet,
  authorityFact,
  type AuthorityHistory,
  authorityKindFact,
  authorityHistorySource,
  authorityPicture,
  authorityStateSource,
  type CalendarDate,
  formatCalendarDate,
  operationFact,
  registrationFact,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { Bars } from '../../../../ui/chart/Bars.tsx'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { TimeBars } from '../../../../ui/chart/TimeBars.tsx'
import { Card } from '../../../../ui/Section.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import evidence from '../evidence.module.css'
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
            ]}
            sources={[authorityStateSource(authority), authorityHistorySource(authority)]}
          >
            <div className={evidence['figure']}>
              <Bars label="Authority age and what your rules need" bars={age === undefined ? [] : [age]} />
            </div>
          </FactTable>
        </div>
        {!store.isAbsent && (
          <div>
            {carrier.isFullProfile ? (
              <Loaded query={store.history} what="the history of the authority">
                {history => <History history={history} today={today} />}
              </Loaded>
            ) : (
              <FullProfileNote what="The years of its authority and their gaps" />
            )}
          </div>
        )}
      </div>
    </Card>
  )
})

const HEADINGS = ['From', 'To', 'What']

/** Empty: a sentence where no grant is on record. */
const History = ({
  history,
  today,
}: {
  readonly history: AuthorityHistory
  readonly today: CalendarDate
}) => {
  const picture = authorityPicture(history, today)
  if (picture === null) return <p className={evidence['none']}>No grant of carrier authority is on record.</p>
  return (
    <>
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
      <Actions history={history} />
    </>
  )
}

const KINDS = { common: 'Common', contract: 'Contract', broker: 'Broker' } as const

const Actions = ({ history: { actions } }: { readonly history: AuthorityHistory }) =>
  actions.length === 0 ? null : (
    <details className={evidence['more']}>
      <summary>What FMCSA did ({actions.length})</summary>
      <ul>
        {actions.map(action => (
          <li key={`${action.authority} ${action.actedOn} ${action.action}`}>
            <span className={evidence['day']}>{formatCalendarDate(action.actedOn)}</span>
            <span>
              {KINDS[action.authority]}: {authorityActionText(action)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
