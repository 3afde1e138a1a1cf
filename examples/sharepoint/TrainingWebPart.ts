import { BaseClientSideWebPart } from '@microsoft/sp-webpart-base';
import { type MountedSite, mount } from 'training-site-widget';

/** The site in a web part. SharePoint calls `render` again when the page changes. */
export default class TrainingWebPart extends BaseClientSideWebPart<object> {
  private site: MountedSite | undefined;

  public render(): void {
    this.site ??= mount(this.domElement, { routing: 'memory', manageTitle: false });
  }

  protected onDispose(): void {
    this.site?.unmount();
  }
}
