import type { RouteName } from '@fairhaul/core'
import {
  Bell,
  BookUser,
  Building2,
  CircleUser,
  ClipboardCheck,
  FileText,
  FilePenLine,
  FileSpreadsheet,
  Handshake,
  House,
  Lightbulb,
  type LucideIcon,
  MailPlus,
  MailSearch,
  Route,
  ScrollText,
  ShieldAlert,
  Star,
  Truck,
  UserCheck,
  Warehouse,
} from 'lucide-react'
import { memo } from 'react'

/** The icon of a menu entry; an entry without its own icon gets a plain one. */
const SIGNS: Partial<Record<RouteName, LucideIcon>> = {
  home: House,
  'lane-search': Route,
  'contact-search': MailSearch,
  vehicles: Truck,
  directory: BookUser,
  'saved-searches': Star,
  mine: Building2,
  connections: Handshake,
  'my-carriers': UserCheck,
  'carrier-invitations': MailPlus,
  insights: Lightbulb,
  'identity-alerts': ShieldAlert,
  loads: Warehouse,
  alerts: Bell,
  'load-audit': ClipboardCheck,
  'rate-confirmations': FileText,
  'company-change-orders': FilePenLine,
  'company-reports': FileSpreadsheet,
  'audit-log': ScrollText,
  'my-account': CircleUser,
}

export const MenuBadge = memo(({ name }: { readonly name: RouteName }) => {
  const Sign = SIGNS[name] ?? FileText
  return <Sign size={16} strokeWidth={1.75} aria-hidden="true" />
})
