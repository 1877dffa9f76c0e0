import { withoutContact } from '../../kernel/without-contact.ts'
import { mayManage } from '../users/read-users.ts'
import { CARRIER_COLUMNS, carrierCells, carrierSelection, countOf } from './carrier-columns.ts'
import type { Report } from './report.ts'

export const alertsRaised: Report = {
  number: 5,
  name: 'Identity alerts we raised',
  fileName: 'identity-alerts',
  columns: ['Day', 'Category', ...CARRIER_COLUMNS, 'Site', 'What happened', 'Withdrawn on'],
  count: (db, { companyId }) => countOf(db, 'identity_alerts', companyId),
  rows: async (db, { companyId, brand }, after, limit) => {
    const rows = await db
      .selectFrom('identity_alerts')
      .leftJoin('carriers', 'carriers.id', 'identity_alerts.carrier_id')
      .select(['identity_alerts.id', 'identity_alerts.is_type', 'identity_alerts.file_date'])
      .select(['identity_alerts.site', 'identity_alerts.message', 'identity_alerts.unpublished_at'])
      .select(carrierSelection)
      .where('identity_alerts.company_id', '=', companyId)
      .where('identity_alerts.id', '>', after)
      .orderBy('identity_alerts.id')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      cells: [
        row.file_date,
        row.is_type.replaceAll('_', ' '),
        ...carrierCells(row),
        row.site,
        brand === 'watchdog' ? withoutContact(row.message) : row.message,
        row.unpublished_at?.toISOString().slice(0, 10) ?? null,
      ],
    }))
  },
}

export const usersAndRights: Report = {
  number: 6,
  name: 'Users and permissions',
  fileName: 'users',
  columns: ['First name', 'Last name', 'E-mail', 'Permissions'],
  whyNot: actor => (mayManage(actor) ? null : 'Only an admin can see other people’s permissions.'),
  count: (db, { companyId }) => countOf(db, 'users', companyId),
  rows: async (db, { companyId }, after, limit) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'scopes'])
      .where('company_id', '=', companyId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(row => ({
      id: row.id,
      cells: [
        row.first_name,
        row.last_name,
        row.email,
        row.scopes.map(scope => scope.replaceAll('_', ' ')).join('; '),
      ],
    }))
  },
}
