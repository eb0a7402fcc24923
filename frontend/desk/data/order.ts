/** The order of the positions: moved here at once, and kept by the service one change after the other. */
import { ApiError } from '../api/error';
import { service } from '../api/service';
import type { Order } from '../api/types';
import { movedBeside } from '../lib/order';
import type { Beside } from '../lib/order';
import { Store } from './store';

/** Where an order stands. `conflict` means that somebody else's order took the place of what was moved here. */
export interface OrderState {
  readonly ids: readonly string[];
  readonly isSet: boolean;
  readonly phase: 'saved' | 'saving' | 'failed' | 'conflict';
  /** Why it is not saved. */
  readonly error: unknown;
}

/** An order that is being changed. */
export class Ordering {
  readonly #store: Store<OrderState>;
  #revision: string;
  #isSaving = false;

  constructor({ positions, revision, isSet }: Order) {
    this.#revision = revision;
    this.#store = new Store<OrderState>({ ids: positions, isSet, phase: 'saved', error: null });
  }

  readonly state = (): OrderState => this.#store.state();

  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Moves a position beside another one, and saves. */
  async move(id: string, beside: Beside): Promise<void> {
    const { ids } = this.state();
    const moved = movedBeside(ids, id, beside);
    if (moved.every((other, index) => other === ids[index])) return;
    this.#show({ ids: moved });
    await this.save();
  }

  /** Takes an order as a whole, none for that of creation, and saves. */
  async take(ids: readonly string[]): Promise<void> {
    this.#show({ ids });
    await this.save();
  }

  /** Saves what is shown, unless that is under way; what is moved meanwhile follows. */
  async save(): Promise<void> {
    if (this.#isSaving) return;
    this.#isSaving = true;
    try {
      let sent: readonly string[] | null = null;
      while (sent !== this.state().ids) {
        sent = this.state().ids;
        this.#show({ phase: 'saving', error: null });
        const order = await service.setOrder([...sent], this.#revision);
        this.#revision = order.revision;
        if (sent !== this.state().ids) continue;
        sent = order.positions;
        this.#show({ ids: sent, isSet: order.isSet, phase: 'saved' });
      }
    } catch (error) {
      await this.#fail(error);
    } finally {
      this.#isSaving = false;
    }
  }

  /** Shows somebody else's order, or that this one is not saved. */
  async #fail(error: unknown): Promise<void> {
    if (ApiError.of(error).code !== 'conflict') {
      this.#show({ phase: 'failed', error });
      return;
    }
    try {
      const { positions, revision, isSet } = await service.order();
      this.#revision = revision;
      this.#show({ ids: positions, isSet, phase: 'conflict', error });
    } catch (other) {
      this.#show({ phase: 'failed', error: other });
    }
  }

  #show(change: Partial<OrderState>): void {
    this.#store.set({ ...this.state(), ...change });
  }
}
