// Types of the records.
import type { Content } from './schema';

export type NavigationItem = Content['navigation'][number];
export type SitePath = NavigationItem['url'];
export type Reason = Content['home']['reasons'][number];
/** A figure, written as it is displayed. */
export type Statistic = Content['home']['statistics'][number];
export type TrainingSection = Content['training']['corporate'];
export type TrainingOption = Content['training']['options'][number];
export type Service = Content['consultancy']['services'][number];
export type FaqItem = Content['consultancy']['faq'][number];
export type Office = Content['contact']['offices'][number];
export type CareerFilter = Content['careers']['filters'][number];
export type CareerEntry = Content['careers']['jobs'][number];
