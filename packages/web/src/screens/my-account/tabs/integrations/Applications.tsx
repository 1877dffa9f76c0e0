import {
  accountTabPath,
  calendarDateOf,
  exactTime,
  formatCalendarDate,
  type OAuthApplication,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../../../di/href.ts'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { LoadError } from '../../../../parts/errors/LoadError.tsx'
import { NoRows } from '../../../../parts/list/NoRows.tsx'
import { buttonStyle } from '../../../../ui/Button.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { RefusedState } from '../../../../ui/RefusedState.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import styles from './IntegrationsTab.module.css'
import { integrationsPath } from './integrations-address.ts'
import type { IntegrationsStore } from './integrations-store.ts'

const columnsOf = (names: IntegrationsStore['names']): readonly Column<OAuthApplication>[] => [
  { key: 'name', header: 'Application', cell: ({ name }) => name, sticky: true },
  {
    key: 'classification',
    header: 'Classification',
    cell: ({ explicitClassificationId: number }) => names.get(number) ?? `No. ${number}`,
  },
  {
    key: 'since',
    header: 'Since',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={exactTime(createdAt)}>
        {formatCalendarDate(calendarDateOf(new Date(createdAt)))}
      </time>
    ),
  },
]
const keyOf = ({ id }: OAuthApplication): string => String(id)

/** The applications of the company that use the API, each with a classification. */
export const Applications = observer(({ store }: { readonly store: IntegrationsStore }) => {
  const {
    known,
    applications: { state: applications },
    planMessages,
    names,
  } = store
  const columns = useMemo(() => columnsOf(names), [names])
  const error = errorMessage(applications, 'your company’s applications')
  return (
    <Section heading="Applications" note={known && String(known.total)} variant="flush">
      {planMessages !== null && (
        <RefusedState
          title={planMessages.title}
          text={`${planMessages.explanation} ${planMessages.advice}`}
          action={
            <a href={href(accountTabPath('plan-billing'))} {...buttonStyle()}>
              See the plans
            </a>
          }
        />
      )}
      {error !== undefined && <LoadError error={error} onRetry={() => void store.load()} />}
      {planMessages === null && error === undefined && known === undefined && (
        <div aria-busy="true" className={styles['states']}>
          <Skeleton shape="row" count={3} />
        </div>
      )}
      {known !== undefined && known.items.length === 0 && (
        <NoRows page={known} first={integrationsPath({ keys: store.keys.page })}>
          <EmptyState
            title="No application uses the API"
            text="Your company’s applications that have their own classification are listed here."
          />
        </NoRows>
      )}
      {known !== undefined && known.items.length > 0 && (
        <>
          <DataTable
            caption="Applications"
            columns={columns}
            rows={known.items}
            rowKey={keyOf}
            isUpdating={applications.kind === 'loading'}
          />
          {known.pages > 1 && (
            <Pager
              label="Applications"
              page={store.page}
              pages={known.pages}
              total={known.total}
              hrefFor={page => href(integrationsPath({ page, keys: store.keys.page }))}
            />
          )}
        </>
      )}
    </Section>
  )
})
