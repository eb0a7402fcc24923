import type { ComponentType } from 'react';

/** A page's component: it takes its data from the context. */
export type PageComponent = ComponentType;
