import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core'

/** What the sensor of dnd-kit listens to on the document while a row is dragged. */
interface DragListeners {
  documentListeners?: { removeAll: () => void }
}

/**
 * Drags by mouse, pen and finger. The sensor of dnd-kit keeps every click from the page until
 * 50 ms after a drop, longer while the page is busy drawing the new order: a learner's next click
 * would be lost. Letting a handle go clicks nothing here, so clicks are let through at once.
 */
export class HandleSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    let listeners: DragListeners['documentListeners']
    super({
      ...props,
      onEnd: () => {
        listeners?.removeAll()
        props.onEnd()
      },
      onCancel: () => {
        listeners?.removeAll()
        props.onCancel()
      },
    })
    listeners = (this as unknown as DragListeners).documentListeners
  }
}
