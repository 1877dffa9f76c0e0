import {
  actionsOfUser,
  assess,
  type CalendarDate,
  type CarrierSummary,
  type ConnectionAction,
  type CurrentUser,
  INVITATION_LABELS,
  mayInviteCarriers,
  mayMonitor,
  mayOverride,
  offeredInvitation,
  PLAIN_PROFILE,
  paths,
  profilePath,
  rulesWorstFirst,
  unreachable,
} from '@fairhaul/core'
import type { KeySpec } from '../../ui/keys.ts'
import { PANEL_KEYS } from './panel-keys.ts'
import type { CarrierPanelStore } from './panel-store.ts'

/** One thing that is done with the carrier beside a list: a button with its key. */
export interface PanelAct {
  readonly key: KeySpec
  readonly label: string
  /** The effect, in a sentence. */
  readonly effect: string
  readonly isDanger?: boolean
  readonly does:
    | { readonly kind: 'run'; readonly run: () => void }
    | { readonly kind: 'go'; readonly path: string }
}

const keyOf = ({ change }: ConnectionAction): KeySpec => {
  switch (change.kind) {
    case 'set-status':
      return change.status === 'onboarded' ? PANEL_KEYS.onboard : PANEL_KEYS.toOnboard
    case 'do-not-dispatch':
      return PANEL_KEYS.doNotDispatch
    case 'dismiss':
    case 'restore':
      return PANEL_KEYS.dismiss
    case 'hold':
    case 'release':
      return PANEL_KEYS.hold
    default:
      return unreachable(change)
  }
}

/** The first rule that an override would help. Empty: undefined; no rule is against the carrier. */
const ruleToOverride = ({ rulesAssessment }: CarrierSummary, today: CalendarDate) =>
  rulesAssessment === null
    ? undefined
    : rulesWorstFirst(assess(rulesAssessment, today).rules).find(
        ({ label }) => label === 'Fail' || label === 'Incomplete',
      )

/** What a user may do with a carrier beside a list, in order. */
export const panelActs = (
  store: CarrierPanelStore,
  row: CarrierSummary,
  user: CurrentUser,
  today: CalendarDate,
): readonly PanelAct[] => {
  const overridden = mayOverride(user) ? ruleToOverride(row, today) : undefined
  const offered = mayInviteCarriers(user) ? offeredInvitation(row) : null
  const isMonitored = row.subscription !== null
  return [
    ...actionsOfUser(user, row.connection).map(
      (action): PanelAct => ({
        key: keyOf(action),
        label: action.label,
        effect: action.effect,
        isDanger: action.change.kind === 'do-not-dispatch',
        does: { kind: 'run', run: () => void store.perform(action) },
      }),
    ),
    ...(offered === null
      ? []
      : [
          {
            key: PANEL_KEYS.invite,
            label: INVITATION_LABELS[offered],
            effect: 'The carrier gets an e-mail with a link to your packet.',
            does: { kind: 'run', run: offered === 'invite' ? store.invite : store.resend },
          } as const,
        ]),
    ...(mayMonitor(user)
      ? [
          {
            key: PANEL_KEYS.monitor,
            label: isMonitored ? 'Stop monitoring' : 'Monitor',
            effect: isMonitored ? 'The carrier leaves My Carriers.' : 'The carrier joins My Carriers.',
            does: { kind: 'run', run: () => void store.monitor() },
          } as const,
        ]
      : []),
    ...(overridden === undefined
      ? []
      : [
          {
            key: PANEL_KEYS.override,
            label: 'Override',
            effect: `Opens the profile to override ${overridden.name}.`,
            does: {
              kind: 'go',
              path: profilePath(row.id, { ...PLAIN_PROFILE, overriding: overridden.ruleType }),
            },
          } as const,
        ]),
    {
      key: PANEL_KEYS.profile,
      label: 'Open profile',
      effect: 'Everything on record about the carrier.',
      does: { kind: 'go', path: paths.carrier({ id: row.id }) },
    },
  ]
}
