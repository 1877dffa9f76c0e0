import {
  draftLines,
  formatCount,
  formatNumber,
  type NamedMove,
  paths,
  turnText,
  type Verdict,
  withCapital,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { VerdictBadge } from '../verdict/VerdictBadge.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Section } from '../../ui/Section.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import styles from './ChangedCarriers.module.css'
import type { DraftAt } from './load-what-if.ts'
import type { WhatIfStore } from './what-if-store.ts'
import { RuleFilter, WorkFilter } from './MoveFilters.tsx'

interface Props {
  readonly store: WhatIfStore
}

const rowKey = (move: NamedMove): string => String(move.carrierId)

/** The carriers whose verdict the shown draft changes, by direction and rule, each with its reason. */
export const ChangedCarriers = observer(({ store }: Props) => {
  const { comparison, moves, names, shown, turns, filter } = store
  const all = comparison.value?.[shown]?.moves.length
  const columns = useColumns(store)
  const isPhone = useIsPhone()
  if (all === undefined) return null
  return (
    <Section
      heading="Carriers that would change"
      note={formatNumber(all)}
      variant="flush"
      className={styles['section'] ?? ''}
    >
      {names.length > 1 && (
        <div className={styles['drafts']} role="group" aria-label="Draft">
          {names.map((name, at) => (
            <button
              key={name}
              type="button"
              className={styles['turn']}
              data-plain=""
              aria-pressed={shown === at}
              onClick={() => store.show(at as DraftAt)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {all === 0 ? (
        <NoMoves store={store} />
      ) : (
        <>
          <div className={styles['filters']}>
            <div className={styles['turns']} role="group" aria-label="Direction">
              {turns.map(turn => {
                const isChosen = filter.turn !== null && turnText(filter.turn) === turnText(turn)
                return (
                  <button
                    key={turnText(turn)}
                    type="button"
                    className={styles['turn']}
                    data-worse={turn.isWorse || undefined}
                    data-better={turn.isWorse ? undefined : ''}
                    aria-pressed={isChosen}
                    onClick={() => store.choose({ turn: isChosen ? null : turn })}
                  >
                    <strong>{formatNumber(turn.count)}</strong> {turnText(turn)}
                  </button>
                )
              })}
            </div>
            <WorkFilter store={store} />
            {store.turningRules.length > 1 && <RuleFilter store={store} />}
          </div>
          <p className={styles['listed']} role="status">
            {moves.length === all ? '' : `${formatCount(moves.length, 'carrier')} of ${formatNumber(all)}`}
          </p>
          <DataTable
            caption="Carriers that would change"
            columns={columns}
            rows={moves}
            rowKey={rowKey}
            isUpdating={comparison.isPending}
            scroll={isPhone ? 'page' : 'box'}
            className={styles['list'] ?? ''}
            isMain
          />
        </>
      )}
    </Section>
  )
})

const NoMoves = observer(({ store }: Props) => {
  const { shownDraft: draft } = store
  const current = store.compared?.current
  const isChanged = current !== undefined && draft !== undefined && draftLines(current, draft).length > 0
  return isChanged ? (
    <EmptyState title="No verdict changes" text="Every carrier keeps its verdict under this draft." />
  ) : (
    <EmptyState
      title="The draft is the same as your rules"
      text="Change a rule to see which verdicts would change, which way, and why."
    />
  )
})

/** What the company has to do with a carrier: "Onboarded, 2 open loads". Nothing where there is nothing. */
const Work = ({ move: { isOnboarded, openLoads } }: { readonly move: NamedMove }) => {
  const parts = [
    ...(isOnboarded === true ? ['onboarded'] : []),
    ...(openLoads == null || openLoads === 0 ? [] : [formatCount(openLoads, 'open load')]),
  ]
  return parts.length === 0 ? null : <span className={styles['dot']}>{withCapital(parts.join(', '))}</span>
}

/** The verdict of a carrier by each draft; a draft that does not change it leaves it as it is now. */
const useColumns = (store: WhatIfStore): readonly Column<NamedMove>[] => {
  const { comparison, names } = store
  const { value } = comparison
  return useMemo(() => {
    const turned = (value ?? []).map(({ moves }) => new Map(moves.map(move => [move.row, move.to])))
    const verdictOf = (at: number, move: NamedMove): Verdict | null => {
      const to = turned[at]?.get(move.row)
      return to === undefined ? move.from : to
    }
    return [
      {
        key: 'carrier',
        header: 'Carrier',
        sticky: true,
        width: names.length === 1 ? '168px' : '140px',
        cell: move => (
          <span className={styles['carrier']}>
            <Link to={paths.carrier({ id: move.carrierId })} className={linkClass} data-row-link="">
              <CarrierNameText name={move.name} />
            </Link>
            {move.dot !== null && <span className={styles['dot']}>DOT {move.dot}</span>}
            <Work move={move} />
          </span>
        ),
      },
      { key: 'now', header: 'Now', cell: move => <VerdictBadge verdict={move.from} /> },
      ...names.map((name, at) => ({
        key: `draft-${at}`,
        header: name,
        cell: (move: NamedMove) => <VerdictBadge verdict={verdictOf(at, move)} />,
      })),
      {
        key: 'why',
        header: 'Why',
        width: names.length === 1 ? '200px' : '152px',
        cell: move => <span className={styles['why']}>{withCapital(move.reason)}</span>,
      },
    ]
  }, [value, names])
}
