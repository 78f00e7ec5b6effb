import { Component, type ReactNode } from 'react';
import { ErrorState } from '#ui/state/notice.tsx';

interface ScreenBoundaryProps {
  readonly message: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** A screen that fails or cannot be loaded leaves the bar and the navigation in place. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return <ErrorState level={2} title={this.props.message} onRetry={retry} />;
  }
}
