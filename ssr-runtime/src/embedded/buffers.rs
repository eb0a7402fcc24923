//! The memory of an isolate's array buffers, which V8 keeps outside of its heap: bounded by a budget.
//!
//! V8 asks an allocator for it, and throws a `RangeError` where that has none to give. The one expression of this crate that is
//! `unsafe` hands V8 the table of the functions below, which are all safe: memory is a vector, kept by its address until V8 gives
//! the address back.

use std::{
    collections::HashMap,
    ffi::c_void,
    ptr,
    sync::{Mutex, MutexGuard, PoisonError},
};

use deno_core::v8;

/// As V8 wants them aligned.
type Block = u128;
const BLOCK_BYTES: usize = size_of::<Block>();

/// The array buffers of one isolate.
#[derive(Debug)]
struct Buffers(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// Bytes that may still be allocated.
    left: usize,
    memory: HashMap<usize, Vec<Block>>,
    refusal: Refusal,
    is_used: bool,
}

/// Where V8 is with an allocation that was refused: it collects garbage and tries again some times. Before the last time it asks
/// whether the limit of the heap can be raised, near or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Refusal {
    #[default]
    None,
    TriedAgain,
    TriedLast,
}

/// The budget of one isolate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Budget(&'static Buffers);

impl Budget {
    /// Whether V8 asks for a larger heap only because a buffer was refused. To be called when it asks.
    pub(super) fn is_why_v8_asks(self) -> bool {
        let mut state = self.0.lock();
        let is_why = state.refusal == Refusal::TriedAgain;
        if is_why {
            state.refusal = Refusal::TriedLast;
        }
        is_why
    }
}

impl Buffers {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// All that there ever were. V8 may give memory back after its isolate has gone, so each lives as long as the process, and serves
/// one isolate after the other.
static ALL: Mutex<Vec<&'static Buffers>> = Mutex::new(Vec::new());

/// An allocator for one isolate, whose array buffers may have so many bytes.
#[expect(
    unsafe_code,
    reason = "V8 takes an allocator in no other way; the pointer is to what lives as long as the process, and the table has its type"
)]
pub(super) fn allocator(bytes: usize) -> (v8::UniqueRef<v8::Allocator>, Budget) {
    static TABLE: v8::RustAllocatorVtable<Buffers> = v8::RustAllocatorVtable {
        allocate,
        allocate_uninitialized: allocate,
        free,
        drop: give_back,
    };
    let buffers = unused(bytes);
    // SAFETY: see the reason.
    let allocator = unsafe { v8::new_rust_allocator(std::ptr::from_ref(buffers), &TABLE) };
    (allocator, Budget(buffers))
}

fn unused(bytes: usize) -> &'static Buffers {
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    let found = all.iter().copied().find(|buffers| !buffers.lock().is_used);
    let buffers = found.unwrap_or_else(|| {
        let made: &'static Buffers = Box::leak(Box::new(Buffers(Mutex::default())));
        all.push(made);
        made
    });
    let mut state = buffers.lock();
    state.is_used = true;
    state.left = bytes;
    drop(state);
    buffers
}

/// Memory that is zero; null where the budget does not allow it.
extern "C" fn allocate(buffers: &Buffers, bytes: usize) -> *mut c_void {
    let blocks = bytes.div_ceil(BLOCK_BYTES).max(1);
    let mut state = buffers.lock();
    let bytes = blocks.checked_mul(BLOCK_BYTES);
    let Some(left) = bytes.and_then(|bytes| state.left.checked_sub(bytes)) else {
        state.refusal = match state.refusal {
            Refusal::None | Refusal::TriedAgain => Refusal::TriedAgain,
            Refusal::TriedLast => Refusal::None,
        };
        return ptr::null_mut();
    };
    state.refusal = Refusal::None;
    state.left = left;
    let mut memory = vec![0; blocks];
    let address = memory.as_mut_ptr();
    state.memory.insert(address.addr(), memory);
    address.cast()
}

extern "C" fn free(buffers: &Buffers, address: *mut c_void, _bytes: usize) {
    let mut state = buffers.lock();
    if let Some(memory) = state.memory.remove(&address.addr()) {
        state.left += memory.len() * BLOCK_BYTES;
    }
}

/// The isolate and its last buffer have gone.
extern "C" fn give_back(buffers: *const Buffers) {
    let all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(buffers) = all.iter().find(|known| ptr::eq(**known, buffers)) {
        *buffers.lock() = State::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_given_and_comes_back() {
        let buffers = Buffers(Mutex::default());
        buffers.lock().left = 64;

        let first = allocate(&buffers, 33);
        assert!(!first.is_null() && first.addr().is_multiple_of(BLOCK_BYTES));
        assert!(allocate(&buffers, 17).is_null());
        let second = allocate(&buffers, 0);
        assert!(!second.is_null());
        assert!(allocate(&buffers, usize::MAX).is_null());
        free(&buffers, first, 33);
        free(&buffers, second, 0);

        assert_eq!(buffers.lock().left, 64);
        assert!(buffers.lock().memory.is_empty());
    }

    #[test]
    fn a_refusal_is_why_v8_asks_once() {
        let budget = Budget(Box::leak(Box::new(Buffers(Mutex::default()))));
        assert!(!budget.is_why_v8_asks());

        assert!(allocate(budget.0, 1).is_null());
        assert!(allocate(budget.0, 1).is_null());
        assert!(budget.is_why_v8_asks());
        assert!(allocate(budget.0, 1).is_null());

        assert!(!budget.is_why_v8_asks());
    }
}
