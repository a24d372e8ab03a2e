import './filter-foot.css'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { Close as CloseIcon } from '@kotonoha/ui-kit/icons/close'
import { OptionSwitch } from '../option-switch/option-switch'

interface FilterFootProps<Order extends string> {
  orders: readonly { value: Order; label: string }[]
  order: Order
  onOrder: (order: Order) => void | Promise<void>
  /** Absent where nothing is filtered. */
  onClear: (() => void) | undefined
}

/** Below the filters of a catalog: its order, and the way back to all of it. */
export function FilterFoot<Order extends string>(props: FilterFootProps<Order>) {
  const { orders, order, onOrder, onClear } = props
  return (
    <div className="filter-foot">
      <OptionSwitch
        legend="Order by"
        isLegendShown
        options={orders}
        value={order}
        onChange={onOrder}
      />
      {onClear !== undefined && (
        <TextButton size="small" startIcon={<CloseIcon />} onClick={onClear}>
          Clear filters
        </TextButton>
      )}
    </div>
  )
}
