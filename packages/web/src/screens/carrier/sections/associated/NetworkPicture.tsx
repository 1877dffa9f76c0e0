import { ASSOCIATION_LABELS, nameLines, type NetworkNode } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { AssociatedStore } from './associated-store.ts'
import styles from './network.module.css'

const SIZE = 100
const LABEL_RADIUS = 51
const NODE_RADIUS = 4.6
/** Of a name in capitals. */
const LETTER_WIDTH = 2.6
const LINE_HEIGHT = 5

const at = ({ x, y }: Pick<NetworkNode, 'x' | 'y'>) => ({ x: x * SIZE, y: y * SIZE })

interface Group {
  readonly label: string
  readonly x: number
  readonly y: number
}

const labelOf = ({ kinds: [first], isPrior }: NetworkNode): string | undefined =>
  first !== undefined ? ASSOCIATION_LABELS[first] : isPrior ? 'Registered before' : undefined

/** One label for each kind, outside the middle of its carriers. */
const groupsOf = (nodes: readonly NetworkNode[]): readonly Group[] => {
  const labels = [...new Set(nodes.flatMap(node => labelOf(node) ?? []))]
  return labels.map(label => {
    const own = nodes.filter(node => labelOf(node) === label)
    const middle = own[Math.floor((own.length - 1) / 2)] ?? own[0]
    const angle = Math.atan2((middle?.y ?? 0.5) - 0.5, (middle?.x ?? 0.5) - 0.5)
    return {
      label,
      x: SIZE / 2 + LABEL_RADIUS * Math.cos(angle),
      y: SIZE / 2 + LABEL_RADIUS * Math.sin(angle),
    }
  })
}

const anchorOf = (x: number): 'start' | 'middle' | 'end' =>
  x > SIZE / 2 + 12 ? 'start' : x < SIZE / 2 - 12 ? 'end' : 'middle'

/**
 * The carrier in the middle, and around it the carriers that share something with it, by number. The list beside it
 * has the same for the keyboard and for anyone who does not see it, so the picture is hidden from assistive technology.
 */
export const NetworkPicture = observer(({ store }: { readonly store: AssociatedStore }) => {
  const { network, doNotUse, hovered } = store
  const middle = { x: SIZE / 2, y: SIZE / 2 }
  return (
    <svg className={styles['picture']} viewBox="-26 -8 152 116" aria-hidden="true" focusable="false">
      {network.nodes.map(node => (
        <line
          key={node.carrier.id}
          x1={middle.x}
          y1={middle.y}
          x2={at(node).x}
          y2={at(node).y}
          className={styles['line']}
          data-weight={node.weight}
          data-do-not-use={doNotUse.has(node.carrier.id) || undefined}
          data-on={hovered === node.carrier.id || undefined}
        />
      ))}
      <Center lines={nameLines(store.name)} />
      {network.nodes.map(node => (
        <Node
          key={node.carrier.id}
          node={node}
          isMarked={doNotUse.has(node.carrier.id)}
          hasEnded={store.ended.has(node.carrier.id)}
          isOn={hovered === node.carrier.id}
          onHover={store.hover}
        />
      ))}
      {groupsOf(network.nodes).map(({ label, x, y }) => (
        <text key={label} x={x} y={y} textAnchor={anchorOf(x)} className={styles['kind']}>
          {label}
        </text>
      ))}
    </svg>
  )
})

/** The carrier of the profile, by its name. */
const Center = ({ lines }: { readonly lines: readonly string[] }) => {
  const width = Math.max(...lines.map(line => line.length)) * LETTER_WIDTH + 4
  const height = lines.length * LINE_HEIGHT + 4
  return (
    <g>
      <rect
        x={(SIZE - width) / 2}
        y={(SIZE - height) / 2}
        width={width}
        height={height}
        rx={2}
        className={styles['center']}
      />
      {lines.map((line, at) => (
        <text
          key={line}
          x={SIZE / 2}
          y={SIZE / 2 + (at - (lines.length - 1) / 2) * LINE_HEIGHT}
          className={styles['name']}
        >
          {line}
        </text>
      ))}
    </g>
  )
}

interface NodeProps {
  readonly node: NetworkNode
  readonly isMarked: boolean
  readonly hasEnded: boolean
  readonly isOn: boolean
  readonly onHover: AssociatedStore['hover']
}

/** A do-not-use carrier is a square, any other a circle; one that was revoked has a second ring. */
const Node = ({ node, isMarked, hasEnded, isOn, onHover }: NodeProps) => {
  const { x, y } = at(node)
  return (
    <g
      className={styles['node']}
      data-do-not-use={isMarked || undefined}
      data-on={isOn || undefined}
      onPointerEnter={() => onHover(node.carrier.id)}
      onPointerLeave={() => onHover(null)}
    >
      {hasEnded && <circle cx={x} cy={y} r={NODE_RADIUS + 2.2} className={styles['ended']} />}
      {isMarked ? (
        <rect x={x - NODE_RADIUS} y={y - NODE_RADIUS} width={2 * NODE_RADIUS} height={2 * NODE_RADIUS} />
      ) : (
        <circle cx={x} cy={y} r={NODE_RADIUS} />
      )}
      <text x={x} y={y}>
        {node.number}
      </text>
    </g>
  )
}
